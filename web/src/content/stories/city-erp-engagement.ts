import type { StoryPage } from "../types/story-page";

export const cityErpEngagement: StoryPage = {
  id: "city-erp-engagement",
  label: "City ERP Engagement",
  summary: "A city went live on Oracle Cloud and then drowned in tickets. We removed the causes.",
  seo: {
    title: "City ERP engagement: calm after go-live | {brand}",
    description:
      "A city's help desk was overwhelmed after its Oracle Cloud go-live. Causes were found and fixed one by one, and tickets fell by 20–30%. Here is what we did.",
  },
  heroTitle: "A city steadies its ERP and gives its help desk room to breathe",
  heroImage: {
    name: "story/city-erp-engagement",
    alt: "A grid of civic blocks at night with turbulence settling into steady light",
  },
  industry: "public-sector",
  service: {
    label: "FAST (Fusion Advanced Support Team)",
    route: "/cloud-services/fusion-advanced-support-team",
  },
  businessChallenge: [
    "The city had moved finance, procurement and human resources to Oracle Cloud with another partner. On paper the programme was finished. In practice departments could not tell whether a requisition was waiting for an approver, for a budget transfer or for a fault, so they asked the help desk. Most days the queue was longer in the evening than it had been in the morning.",
    "Three people in IT answered everything. They knew the old system by heart and were learning the new one in public. Payroll questions arrived beside password resets, and both waited in the order in which they had come. Each quarterly update brought small changes for which nobody had prepared, and a second wave of calls. The CFO asked a plain question: is the system wrong, or are we using it wrongly? Nobody had the evidence to answer.",
  ],
  achievements: [
    "We began by reading tickets, not by answering them. A year of history was sorted by cause: configuration, data, training, product. A handful of causes explained most of the volume. Approval rules still routed to positions that had been abolished. Budget checks failed on accounts that had been valid at conversion and were closed since. One form hid the field that everyone needed.",
    "Each cause was given an owner and a date. We corrected the approval hierarchy and added a weekly check that finds vacant approvers before a requisition does. Account rules were rebuilt with the budget office. Payroll cases received a queue of their own. Short guides, recorded on the city's own screens, were offered at the steps where people had been calling.",
    "For the quarterly update we assembled a regression pack from GovCubes around the city's busiest processes. The results were shared with department leads on one page, a week ahead.",
  ],
  results: [
    "Tickets fell by 20–30% and stayed down through two quarterly updates",
    "Payroll questions are answered first, by people who know payroll",
    "Vacant approvers are found by a weekly check, before they delay a purchase",
    "Departments receive one page on what changes, before each update",
    "The CFO sees causes and trends every month, and decides what to fix next",
  ],
  next: "county-erp-cloud-hcm-conversion",
};
