import type { StoryPage } from "../types/story-page";

export const financialServicesGaErpTransformation: StoryPage = {
  id: "financial-services-ga-erp-transformation",
  label: "Financial Services ERP Transformation",
  summary:
    "A financial group put general and administrative functions on one ERP, firm by firm, without stopping.",
  seo: {
    title: "G&A ERP transformation in finance | {brand}",
    description:
      "A financial group merged the G&A processes of its acquired firms on Oracle ERP. Supplier onboarding and expense approval now run at 2X the pace, under control.",
  },
  heroTitle: "A financial group rebuilds general and administrative work on Oracle ERP",
  heroImage: {
    name: "story/financial-services-ga-erp-transformation",
    alt: "Separate strata of glass sliding together into one aligned column",
  },
  industry: "financial",
  service: {
    label: "Consulting and Implementation",
    route: "/cloud-services/consulting-and-implementation",
  },
  businessChallenge: [
    "The group had grown by acquisition. Each firm it bought kept its own ledger, supplier file, expense policy and way of approving them. Head office consolidated the results in workbooks; internal audit tested the same control several times, in several forms, and found several answers.",
    "General and administrative cost was hard to see and harder to manage. A supplier could be refused by one company and paid by another. Employees who moved within the group lost their expense history and waited for new approvals. Closing took as long as the slowest firm. The regulator had begun to ask for evidence of segregation of duties across the group, and the honest answer was that it existed on paper. The CFO wanted one set of processes, without stopping the firms from serving their clients while it was built.",
  ],
  achievements: [
    "We mapped what was common before arguing about what was not. Procure-to-pay, expenses, fixed assets and intercompany turned out to differ mostly by habit. One process was designed for each, with a short list of permitted local variants, each of them owned by a named controller.",
    "Oracle ERP went live firm by firm, smallest first. Suppliers were merged with probabilistic matching and a manual review of uncertain pairs; bank details were verified again before the first payment. Roles were designed against a conflict matrix, so that segregation is a property of the system and can be shown by a query.",
    "Where volume justified it, agents on CORX took over routine verification: they check a new supplier against registers, collect missing documents and present the file. A person approves each one. Internal audit had read access from the first firm on, and its remarks shaped the second.",
  ],
  results: [
    "Supplier onboarding and expense approval run at 2X the former pace",
    "One supplier file serves the group, with duplicates merged and bank details verified",
    "Segregation of duties is shown by query, for every firm, on any day",
    "Intercompany balances agree before the close begins",
    "A newly acquired firm joins by a rehearsed plan and not by a new project",
  ],
  next: "city-erp-engagement",
};
