import type { CloudServicePage } from "../types/service-page";
import { otherServices } from "./other-services";
import { CLOUD_SECTIONS } from "./sections";

export const consultingAndImplementation: CloudServicePage = {
  family: "cloud-services",
  slug: "consulting-and-implementation",
  name: "Consulting and Implementation",
  seo: {
    title: "Oracle Cloud implementation | {brand}",
    description:
      "Oracle Fusion ERP, HCM, EPM and SCM implemented by 50+ consultants: a plan week by week, data loads you can reconcile, and payroll proved before go-live.",
  },
  image: {
    name: "service/consulting-and-implementation",
    alt: "Columns rising from water and locking into one level platform",
  },
  hero: {
    tag: "Consulting and Implementation",
    title: "Oracle Cloud, live on the date your board was given",
    buttonText: "Request a Consultation",
  },
  impact: {
    heading: "You see your own data in week three",
    text: "Most projects show real data at the end, when it is expensive to learn from. We load yours in the third week. The first load is meant to fail: each rejected row tells us about a code, a date or a rule that no workshop mentioned. By the second load your accountants are reconciling balances by fund. By the time of user testing the arguments are about policy and no longer about data, and payroll has been run in parallel until it agrees to the cent.",
  },
  pillarsHeading: "What we implement",
  pillars: [
    {
      id: "01",
      title: "Human Capital Management",
      desc: "From hiring to retirement in one record. We design positions, work structures and pay rules with your HR and payroll staff, including union agreements, retroactive pay and the exceptions everyone knows by heart.",
      chips: [
        "Core HR",
        "Payroll",
        "Absence Management",
        "Time and Labor",
        "Benefits",
        "Recruiting",
        "Talent Management",
        "Learning",
        "Compensation",
        "Oracle Guided Learning",
      ],
    },
    {
      id: "02",
      title: "Enterprise Resource Planning",
      desc: "A chart of accounts that reports by fund, programme and grant without spreadsheets beside it. We configure the ledgers, controls and approvals, then close a month with your team before cut-over to prove it.",
      chips: [
        "General Ledger",
        "Payables",
        "Receivables",
        "Fixed Assets",
        "Cash Management",
        "Budgetary Control",
        "Projects",
        "Grants",
        "Expenses",
        "Risk Management",
      ],
    },
    {
      id: "03",
      title: "Enterprise Performance Management",
      desc: "Budget books, forecasts and consolidation connected to the ledger they come from. Departments enter requests in forms they recognise; the budget office sees every version, and who changed which number.",
      chips: [
        "Planning",
        "Workforce Planning",
        "Capital Planning",
        "Financial Consolidation and Close",
        "Account Reconciliation",
        "Profitability and Cost",
        "Narrative Reporting",
        "Enterprise Data Management",
      ],
    },
    {
      id: "04",
      title: "Supply Chain Management",
      desc: "Requisition to receipt, store room to work order. We set up catalogues, contracts, stock and maintenance so that a field crew finds the part and a buyer sees the commitment before the money is spent.",
      chips: [
        "Self-Service Procurement",
        "Purchasing",
        "Sourcing",
        "Supplier Portal",
        "Procurement Contracts",
        "Inventory",
        "Maintenance",
        "Order Management",
        "Cost Management",
      ],
    },
    {
      id: "05",
      title: "Integration and data conversion",
      desc: "Banks, retirement systems, time clocks and permitting stay connected. Conversions are scripts under version control with counts and totals at both ends, so that any load can be repeated and explained to an auditor.",
      chips: [
        "Oracle Integration",
        "REST and SOAP services",
        "File-Based Data Import",
        "HCM Data Loader",
        "Bank interfaces",
        "Single sign-on",
      ],
    },
  ],
  circle: [
    {
      title: "50+ Oracle Fusion consultants",
      desc: "Functional and technical people on our own payroll, who have worked together before they meet you.",
    },
    {
      title: "Rehearsed cut-overs",
      desc: "The go-live weekend is practised with a stopwatch. Each task has an owner, a duration and a way back.",
    },
    {
      title: "Payroll reconciled by machine",
      desc: "GovCubes compares parallel pay runs line by line and groups the differences by cause, so that specialists spend their time on reasons.",
    },
    {
      title: "Configuration you can read",
      desc: "Every setting is recorded with the decision behind it. Your administrators can answer 'why is it like this?' years later.",
    },
  ],
  migration: [
    {
      title: "NaviLine",
      desc: "Finance, payroll and purchasing leave the IBM i together. We extract from its files, split packed account strings into segments, and settle open purchase orders before they move.",
      icon: "server",
    },
    {
      title: "Infor",
      desc: "Accounting units, activities and pay codes become segments, projects and elements. We test the mapping on a closed year, where the right answer is known.",
      icon: "boxes",
    },
    {
      title: "Tyler One World",
      desc: "Organisation, object and project codes are rationalised with the budget office first. Encumbrances are carried forward line by line and agreed with purchasing.",
      icon: "landmark",
    },
    {
      title: "PeopleSoft",
      desc: "Effective-dated history is loaded only as deep as policy needs; the rest stays readable in an archive. SetIDs and position data are matched to Fusion structures early.",
      icon: "users",
    },
    {
      title: "JD Edwards",
      desc: "Business units and object accounts are redesigned, not copied. Julian dates and implied decimals are converted by tested routines, and address book entries are split into parties.",
      icon: "factory",
    },
  ],
  thrive: [
    {
      id: "01",
      title: "A plan with named weeks",
      desc: "You receive a calendar that says what is decided, loaded or tested in each week, who has to be in the room, and what happens if they cannot be.",
      icon: "calendar-check",
    },
    {
      id: "02",
      title: "Decisions on one page",
      desc: "Each design question is put as options, consequences and a recommendation. Your steering group answers a few every week, in time for the work that depends on it.",
      icon: "clipboard-check",
    },
    {
      id: "03",
      title: "Training on your own screens",
      desc: "Guides are recorded in your configuration with your approvals and your vocabulary, then offered inside the application at the step where people hesitate.",
      icon: "graduation-cap",
    },
    {
      id: "04",
      title: "Support from the same faces",
      desc: "The team that configured the system stays through the first closes and pay runs, and hands over in writing to whoever supports it next.",
      icon: "handshake",
    },
  ],
  services: otherServices(
    "fusion-advanced-support-team",
    "cloud-technology",
    "strategic-advisory-consulting",
    "faw-xcelerator",
    "agentic-ai",
  ),
  sections: CLOUD_SECTIONS,
};
