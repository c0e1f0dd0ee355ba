import type { IndustryPage } from "../types/industry-page";

export const utilities: IndustryPage = {
  slug: "utilities",
  name: "Utilities",
  seo: {
    title: "Oracle Cloud and AI for utilities | {brand}",
    description:
      "Water, power and gas utilities: crews, assets, stores and finance on one platform, with forecasts that a control room can act on before the pressure drops.",
  },
  hero: {
    title: "Keep the service running and the ledger in step",
    description:
      "A utility is judged by the minute when something fails and by the decade when it invests. We connect the work in the field with the people, parts and money behind it.",
    bgImage: { name: "industry/utilities-background", alt: "" },
    mainImage: {
      name: "industry/utilities",
      alt: "Flowing channels of light branching through a network of dark pipes",
    },
    floatingImages: [
      { className: "top", src: { name: "story/hcm-efficiency", alt: "" } },
      { className: "bottom", src: { name: "service/predictive-analytics", alt: "" } },
    ],
  },
  overview: {
    badgeText: "Industries",
    badgeContentIcon: "droplets",
    badgeContentText: "Water, power and gas",
    leftImage: { name: "service/cloud-technology", alt: "" },
    rightImage: { name: "service/machine-learning", alt: "" },
    rightTitle: "We start in the field and work back to the office",
    rightDescription:
      "Time sheets, work orders, meter reads and stores issues are recorded by people in vans, often without a signal. If the screen is slow there, the asset register is wrong everywhere. So we begin with a crew's day: what they know when they leave, what they enter, what they are asked for again later. Then we design payroll, inventory, maintenance and capital accounting so that each fact is entered once, by whoever sees it first.",
  },
  sections: [
    {
      number: "01",
      title: "Crews, shifts and certifications",
      description:
        "Storm rosters, standby, call-outs and rest rules are built into Oracle Time and Labor and checked before payroll sees them. Licences and safety training are linked to the tasks that require them, so that a dispatcher knows who may open the vault. Supervisors approve on a phone, and finance receives labour cost by work order the same day.",
      image: { name: "story/hcm-efficiency", alt: "" },
      imageLeft: true,
    },
    {
      number: "02",
      title: "Assets from purchase to retirement",
      description:
        "A transformer appears in procurement, stores, maintenance, the map and the fixed-asset ledger, frequently under five numbers. We give it one. Capital projects collect cost as work is done and close to assets without a month of journals. Regulators receive schedules that agree with the books, and engineers see the whole history of a part before they order another.",
      image: { name: "service/cloud-technology", alt: "" },
      imageLeft: false,
    },
    {
      number: "03",
      title: "Forecasts for load, leaks and spend",
      description:
        "Meter, weather and calendar data are turned into expected demand with its likely range. Mains and feeders are ranked by risk, with the reasons shown. Overtime and materials are projected against the capital plan, so that a hot July or a broken main alters the forecast in days and not at the quarter's end. Operators keep the last word, and each forecast keeps its record.",
      image: { name: "service/predictive-analytics", alt: "" },
      imageLeft: true,
    },
  ],
  successStories: {
    introImage: { name: "industry/utilities", alt: "" },
    cards: [
      {
        title: "Utility workforce",
        stories: [{ id: "hcm-efficiency", label: "A utility makes HCM work for crews and for payroll" }],
      },
      {
        title: "Public finance",
        stories: [
          {
            id: "town-financials-projects-grants-procurement",
            label: "Projects and procurement under one set of controls",
          },
        ],
      },
    ],
  },
};
