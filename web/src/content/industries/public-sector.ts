import type { IndustryPage } from "../types/industry-page";

export const publicSector: IndustryPage = {
  slug: "public-sector",
  name: "Public Sector",
  seo: {
    title: "Oracle Cloud and AI for the public sector | {brand}",
    description:
      "Fund accounting, payroll, budgets and grants for cities, towns and counties: Oracle Cloud programmes that finish, and AI that can stand an open-records request.",
  },
  hero: {
    title: "Systems a city can explain to its residents",
    description:
      "Cities, towns, counties and agencies run on public money and public trust. We put finance, people and budgets on one platform, and leave a trail that any auditor or resident can follow.",
    bgImage: { name: "industry/public-sector-background", alt: "" },
    mainImage: {
      name: "industry/public-sector",
      alt: "A terraced civic form of stone and glass rising from still water",
    },
    floatingImages: [
      { className: "top", src: { name: "story/city-erp-engagement", alt: "" } },
      { className: "bottom", src: { name: "product/govcubes", alt: "" } },
    ],
  },
  overview: {
    badgeText: "Industries",
    badgeContentIcon: "landmark",
    badgeContentText: "Cities, towns, counties and agencies",
    leftImage: { name: "story/town-planning-epm", alt: "" },
    rightImage: { name: "story/county-erp-cloud-hcm-conversion", alt: "" },
    rightTitle: "We plan around budget season, not through it",
    rightDescription:
      "A public body cannot close for a go-live. There is a budget to adopt, a levy to certify, an audit to pass and a payroll that must never be late. We schedule design, testing and cut-over between those dates, write procurement and status papers that can be published, and involve payroll, unions and department clerks from the beginning, because they will use the system long after the project team has gone.",
  },
  sections: [
    {
      number: "01",
      title: "One ledger for every fund and grant",
      description:
        "We design a chart of accounts that carries fund, department, programme and grant without a shadow spreadsheet. Budgetary control stops a requisition before the money is overspent, encumbrances roll over at year-end by rule, and the schedules for the annual report come from the ledger itself. Grant managers see what was awarded, what is committed and what may still be claimed.",
      image: { name: "service/consulting-and-implementation", alt: "" },
      imageLeft: true,
    },
    {
      number: "02",
      title: "Payroll that fits the agreements you signed",
      description:
        "Fire schedules, police specials, shift differentials, retroactive settlements: public payroll is a set of promises. We write each rule down with the people who administer it, build it in Oracle Cloud HCM, and run it in parallel until every difference is explained. GovCubes does the comparing. Your specialists decide which system was right, and sometimes it is not the old one.",
      image: { name: "product/govcubes", alt: "" },
      imageLeft: false,
    },
    {
      number: "03",
      title: "AI that can be shown in public",
      description:
        "Residents may ask how a decision was made. We use AI where the answer can be given: drafting reports from records with the source attached, finding duplicate suppliers, answering questions about bills and permits, forecasting revenue with its range. Each use stands in a register with its purpose, its owner and its tests, and a person signs every decision that affects another person.",
      image: { name: "service/generative-ai", alt: "" },
      imageLeft: true,
    },
  ],
  successStories: {
    introImage: { name: "industry/public-sector", alt: "" },
    cards: [
      {
        title: "City",
        stories: [{ id: "city-erp-engagement", label: "A city steadies its ERP and its help desk" }],
      },
      {
        title: "Town finance",
        stories: [
          {
            id: "town-financials-projects-grants-procurement",
            label: "A town brings financials, projects, grants and procurement together",
          },
        ],
      },
      {
        title: "Town budget",
        stories: [{ id: "town-planning-epm", label: "A town plans its budget in one place" }],
      },
      {
        title: "County",
        stories: [
          {
            id: "county-erp-cloud-hcm-conversion",
            label: "A county converts HR and payroll to Oracle Cloud HCM",
          },
        ],
      },
    ],
  },
};
