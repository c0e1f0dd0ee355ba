import type { FawServicePage } from "../types/service-page";
import { otherServices } from "./other-services";
import { FAW_SECTIONS } from "./sections";

export const fawXcelerator: FawServicePage = {
  family: "cloud-services",
  slug: "faw-xcelerator",
  name: "FAW Xcelerator",
  seo: {
    title: "FAW Xcelerator for Fusion Data Intelligence | {brand}",
    description:
      "Prebuilt analytics for Oracle Fusion HCM, ERP and SCM in three packages of 6, 8 and 10 weeks, delivered by 7+ FAW specialists and 20+ analytics experts.",
  },
  image: {
    name: "service/faw-xcelerator",
    alt: "Fine currents of light drawn together into one bright, ordered plane",
  },
  hero: {
    tag: "FAW Xcelerator for FDIP",
    title: "Fusion analytics your executives open on Monday",
    buttonText: "Request a Consultation",
  },
  impact: {
    heading: "From licence to first answer in weeks",
    text: "Oracle Fusion Data Intelligence arrives with pipelines and subject areas, and a blank wall where your questions should be. FAW Xcelerator fills the wall. We bring metrics, dashboards, security mappings and reconciliation checks that have been used before, fit them to your chart of accounts and organisation, and prove each figure against the source. Your controller sees the ledger balance and the dashboard balance side by side before anybody presents either.",
  },
  pillarsHeading: "Pillars and what they contain",
  pillars: [
    {
      id: "01",
      title: "HCM analytics",
      desc: "Headcount, vacancies, turnover, overtime and leave liability by department and union, with the position budget beside them. Managers see their own teams; HR sees the whole, under the security that Fusion already applies.",
      chips: [
        "Workforce Core",
        "Turnover",
        "Absence",
        "Payroll Costs",
        "Time and Labor",
        "Recruiting",
        "Talent",
        "Diversity",
      ],
    },
    {
      id: "02",
      title: "ERP analytics",
      desc: "Budget against actual by fund, programme and grant; payables ageing; receivables; close progress; project burn. Each tile drills to the journal line and shows the time of the last refresh.",
      chips: [
        "General Ledger",
        "Payables",
        "Receivables",
        "Fixed Assets",
        "Expenses",
        "Projects",
        "Grants",
        "Budgetary Control",
      ],
    },
    {
      id: "03",
      title: "SCM analytics",
      desc: "Spend by category and contract, requisition cycle time, supplier delivery, stock turns and maintenance backlog. Buyers find purchases off contract; store managers find the parts nobody has asked for.",
      chips: [
        "Procurement",
        "Spend",
        "Sourcing",
        "Inventory",
        "Order Management",
        "Supplier Performance",
        "Maintenance",
      ],
    },
    {
      id: "04",
      title: "EPM integration",
      desc: "Plans, forecasts and scenarios from Oracle EPM land beside actuals in the same model. Custom extraction keeps versions and comments, so a variance can be traced to the assumption that caused it.",
      chips: ["Planning", "Forecasting", "Consolidation", "Account Reconciliation", "Narrative Reporting"],
    },
    {
      id: "05",
      title: "AI on top of the model",
      desc: "Forecasts, anomaly flags and questions in plain language across pillars: what overtime does to the project budget, which late supplier holds up which work order. Every answer names the subject area it came from.",
      chips: [
        "Forecasts",
        "Anomaly detection",
        "Natural-language queries",
        "Key drivers",
        "Cross-pillar metrics",
      ],
    },
  ],
  circle: [
    {
      title: "7+ FAW specialists",
      desc: "People whose daily work is the warehouse: its pipelines, its semantic model, and its habits after an update.",
    },
    {
      title: "20+ analytics experts",
      desc: "Modellers, designers and data engineers who can turn a council question into a measure, and a measure into a page.",
    },
    {
      title: "Reconciled, then released",
      desc: "No dashboard goes live until its totals match Fusion. The check stays in place and runs after each refresh.",
    },
    {
      title: "A fixed scope and a date",
      desc: "Three packages with their contents, add-ons and duration stated in advance. You know what you get and when.",
    },
  ],
  migration: [
    {
      title: "NaviLine",
      desc: "Earlier years are loaded as summary balances by account and month, mapped to the new chart, so that trend lines do not begin on go-live day.",
      icon: "server",
    },
    {
      title: "Infor",
      desc: "History for accounting units is restated through a crosswalk which analysts can inspect and correct, with old and new codes visible on every row.",
      icon: "boxes",
    },
    {
      title: "Tyler One World",
      desc: "Budget books of past years are brought into the model with their amendments. Comparisons show what was adopted, what was revised and what was spent.",
      icon: "landmark",
    },
    {
      title: "PeopleSoft",
      desc: "Headcount history keeps its effective dates. We rebuild the measures behind familiar nVision reports and prove them against a printed copy.",
      icon: "users",
    },
    {
      title: "JD Edwards",
      desc: "Ledger and stock history is extracted once, cleaned, stored in your own database and joined to Fusion subject areas as an external source.",
      icon: "factory",
    },
  ],
  packages: [
    {
      id: "01",
      pillar: "Any one pillar: HCM, ERP or SCM",
      value:
        "One area of the business with prebuilt metrics, dashboards, row-level security and reconciliation to Fusion.",
      addonTitle: "Cross-pillar AI analytics and reports",
      addonDesc:
        "Forecasts, anomaly flags and reports that join your pillar to data from the others, where it explains the figures.",
      timeline: "6 weeks",
    },
    {
      id: "02",
      pillar: "Any two pillars",
      value:
        "Two areas on one model, so that questions which cross them, such as labour cost by project, have one answer.",
      addonTitle: "AI-augmented EPM integration with custom ETL and reports",
      addonDesc:
        "Plans and forecasts from Oracle EPM extracted by custom ETL, set beside actuals and commented with AI assistance.",
      timeline: "8 weeks",
    },
    {
      id: "03",
      pillar: "All three pillars",
      value: "HCM, ERP and SCM together: the executive view, with each department's own pages beneath it.",
      addonTitle: "External integration plus AI-powered security customization",
      addonDesc:
        "Data from systems outside Fusion joins the model, and AI-assisted analysis shapes roles and data security to fit your organisation.",
      timeline: "10 weeks",
    },
  ],
  thrive: [
    {
      id: "01",
      title: "Choose the first questions",
      desc: "We ask executives for the ten questions they raise in every meeting. Those decide the first pages; the catalogue of metrics can wait.",
      icon: "message-circle-question",
    },
    {
      id: "02",
      title: "Connect and check",
      desc: "Pipelines are activated, refreshed and compared with Fusion by ledger, by department and by month until each difference has a name.",
      icon: "database",
    },
    {
      id: "03",
      title: "Shape it with users",
      desc: "Draft dashboards go to the people who will present them. They remove more than they add, and the pages improve.",
      icon: "layout-dashboard",
    },
    {
      id: "04",
      title: "Make it yours",
      desc: "Your analysts learn to extend the semantic model, schedule refreshes and test after the quarterly update, with our notes open beside them.",
      icon: "graduation-cap",
    },
  ],
  services: otherServices(
    "consulting-and-implementation",
    "predictive-analytics",
    "fusion-advanced-support-team",
    "cloud-technology",
    "strategic-advisory-consulting",
  ),
  sections: FAW_SECTIONS,
};
