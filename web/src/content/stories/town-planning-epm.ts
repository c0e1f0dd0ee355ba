import type { StoryPage } from "../types/story-page";

export const townPlanningEpm: StoryPage = {
  id: "town-planning-epm",
  label: "Town Planning with EPM",
  summary: "Budget season moved from linked workbooks to one model that every department can see.",
  seo: {
    title: "Town budget planning on Oracle EPM | {brand}",
    description:
      "A town replaced linked budget workbooks with Oracle EPM Planning: 2X as many scenarios before adoption, one source for salaries and a budget book that agrees.",
  },
  heroTitle: "A town plans its budget in one place",
  heroImage: {
    name: "story/town-planning-epm",
    alt: "Tessellated terrain whose contour lines rearrange into an even surface",
  },
  industry: "public-sector",
  service: {
    label: "Strategic and Advisory Consulting",
    route: "/cloud-services/strategic-advisory-consulting",
  },
  businessChallenge: [
    "From January to June the budget office managed files. Each department received a workbook; each workbook fed a master; each change in the master broke a link somewhere. Salaries, the largest part of the budget, were copied from HR in February and were wrong by April. Two analysts spent budget season looking for the version that was right.",
    "The town manager wanted to show the council choices: what a later hiring date, a higher fuel price or a postponed fire station would do to the rate. Each scenario took days, so the council usually saw one, prepared late and defended hard. After adoption the figures were typed into the ledger and into the budget book separately. An error in the book, found by a resident at a hearing, settled the matter. Finance asked for a process that it could show on a screen in the council chamber, and change there.",
  ],
  achievements: [
    "We started with the last budget and not with a blank design. It was rebuilt in Oracle EPM Planning from the bottom, position by position and contract by contract, until its totals matched the adopted book. The differences found on the way became the list of rules to settle.",
    "Salaries and benefits now come from the position list in HR, with steps and agreements applied by date. Departments enter requests in forms that carry last year, this year and the reason for a change. The budget office sees each submission arrive, and sends it back with a comment when the reason is missing.",
    "Drivers such as fuel, rates and start dates are set in one place, and a scenario is a copy with some drivers altered. The adopted version posts to the ledger through an interface with a control total, and the book is produced from the same figures by Narrative Reporting.",
  ],
  results: [
    "2X as many scenarios were put to the council before adoption",
    "Salary budgets follow the position list and no longer a copy made in February",
    "The ledger, the plan and the printed book agree, with a control total to prove it",
    "Departments submit in one place, and every change has an author and a reason",
    "Questions in the council chamber are answered on screen while they are discussed",
  ],
  next: "hcm-efficiency",
};
