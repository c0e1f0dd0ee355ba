import type { StoryPage } from "../types/story-page";

export const townFinancialsProjectsGrantsProcurement: StoryPage = {
  id: "town-financials-projects-grants-procurement",
  label: "Town Financials, Projects, Grants and Procurement",
  summary: "A growing town replaced four disconnected systems with one set of controls.",
  seo: {
    title: "Town financials, grants and procurement | {brand}",
    description:
      "A fast-growing town put ledger, capital projects, grants and purchasing on one Oracle Cloud platform, and can now say what it has left to spend on any day.",
  },
  heroTitle: "A town brings financials, projects, grants and procurement together",
  heroImage: {
    name: "story/town-financials-projects-grants-procurement",
    alt: "Four tributaries of light meeting in one calm basin",
  },
  industry: "public-sector",
  service: {
    label: "Consulting and Implementation",
    route: "/cloud-services/consulting-and-implementation",
  },
  businessChallenge: [
    "The town's population had outgrown its software. Finance kept the ledger in one product, engineers tracked capital projects in spreadsheets, the grants officer had a database of her own, and purchasing ran on paper with a rubber stamp. Each was well kept. Together they could not answer the question that the council asked every month: how much of this project have we spent, how much have we promised, and who is paying?",
    "The answer was assembled by e-mail over several days, and was out of date when it was presented. Reimbursement claims went in late because invoices had to be matched to awards by hand. A federal grant with matching rules was about to double the work. With two accountants and a part-time buyer there was nobody to spare for a long programme, and the new system had to be simple enough for a public-works foreman to raise a requisition from a truck.",
  ],
  achievements: [
    "We kept the scope small and the sequence strict. The chart of accounts came first, designed in four working sessions with finance, engineering and grants in the same room, and tested by reproducing last year's statements from it.",
    "Projects and awards were then set up so that one purchase carries its fund, its project and its sponsor from the moment it is requested. Matching shares are calculated when cost is posted. Budgetary control warns at requisition, when a conversation is still cheap. Purchasing catalogues were cut down to what crews really buy, and approvals reach a phone.",
    "Because the team was small, training was built from the test scripts and delivered in half-hour sessions per role. The town's accountant ran the third mock cut-over herself, while our consultants watched and took notes.",
  ],
  results: [
    "Spent, committed and remaining are visible by project and by grant on any day",
    "Reimbursement claims are prepared from posted cost, with the evidence attached",
    "Requisitions are checked against budget before approval and not after the invoice",
    "Council reports come from the ledger, without a round of e-mail",
    "The town's own staff close the month and run the reports without outside help",
  ],
  next: "town-planning-epm",
};
