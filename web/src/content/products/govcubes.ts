import type { ProductPage } from "../types/product-page";

export const govcubes: ProductPage = {
  slug: "govcubes",
  name: "GovCubes",
  seo: {
    title: "GovCubes: AI suite for Oracle Cloud programmes",
    description:
      "Migration, testing, learning, payroll reconciliation and reporting in one AI suite: 800+ prebuilt test scripts, 40% less report-building effort, faster go-live.",
  },
  image: {
    name: "product/govcubes",
    alt: "Five interlocking cubes of glass lit from within",
  },
  hero: {
    title: "GovCubes",
    subtitle:
      "The AI enterprise suite for migration, testing, learning, payroll reconciliation and reporting",
    buttonText: "REQUEST A DEMO",
  },
  about: {
    badge: "About GovCubes",
    heading: "Five jobs that decide an ERP programme, in one suite",
    description:
      "Data arrives late. Testing is squeezed. Training is forgotten. Parallel payroll takes over the war room, and on the first day somebody asks for a report. Every Oracle programme meets the same five problems. GovCubes gives each one a module, and all of them a shared picture of your configuration, so that a rule changed during testing updates the script, the guide and the reconciliation together.",
    highlight:
      "Implementations run 30% faster, because the work that used to be repeated by hand is recorded once and run again.",
  },
  keyBenefits: {
    title: "Why programme teams choose GovCubes",
    description: "Five results, each from a part of the suite that you can start with on its own.",
    cards: [
      {
        title: "30% faster implementations",
        subtitle: "Mappings, scripts and guides are reused from cycle to cycle instead of being made again.",
      },
      {
        title: "800+ prebuilt test scripts",
        subtitle:
          "Coverage for Oracle Fusion HCM, ERP and SCM on the first day, ready to adapt to your set-up.",
      },
      {
        title: "92% adoption confidence",
        subtitle:
          "Users learn inside the screens they will use, at the step where they would otherwise stop.",
      },
      {
        title: "40% less report-building effort",
        subtitle:
          "Describe the report in a sentence; receive a draft on governed data, with its query in view.",
      },
      {
        title: "Queries 20% faster",
        subtitle:
          "Plans are examined and rewritten before they run, so that month-end reports stop queueing.",
      },
    ],
  },
  transforms: {
    title: "How GovCubes Transforms Enterprises",
    pillars: [
      {
        id: "01",
        title: "Migration",
        desc: "Source files are profiled on arrival. The suite proposes mappings, explains its confidence, builds the load files and reconciles counts and totals at both ends. A rejected row comes back with its reason in plain words and, if it has been seen before, with the correction that worked.",
      },
      {
        id: "02",
        title: "Testing",
        desc: "Choose the modules you run and the prebuilt scripts assemble themselves into a regression pack. They exercise your own approval chains and security roles, record evidence for the auditor, and run again before every quarterly update reaches production.",
      },
      {
        id: "03",
        title: "Learning",
        desc: "Guides are captured while a test is performed, so training matches the system as configured. When a screen changes, the affected guides are marked. Managers see which teams have practised their month-end and which have not.",
      },
      {
        id: "04",
        title: "Payroll reconciliation",
        desc: "Two pay runs are compared by person, element and amount. Differences are grouped by probable cause: rounding, a missing eligibility, a retroactive change. A specialist settles the group once, and the next run knows the answer.",
      },
      {
        id: "05",
        title: "Reporting",
        desc: "Ask a question in ordinary language and get a report on governed subject areas, with the query behind it and the security of the person who asked. Approved reports join a catalogue with an owner and a date of last use.",
      },
    ],
  },
  thrive: {
    title: "How GovCubes Helps Enterprises Thrive",
    cards: [
      {
        id: "01",
        title: "Sponsors see facts",
        desc: "Load quality, test coverage and payroll variance are measured, not reported. The steering group looks at one page that nobody had to prepare.",
        icon: "presentation",
      },
      {
        id: "02",
        title: "Specialists do specialist work",
        desc: "Comparing lists and retyping scripts goes to the suite. People who know payroll and grants spend their days on rules and exceptions.",
        icon: "users",
      },
      {
        id: "03",
        title: "Updates stop being an event",
        desc: "Each quarter the regression pack runs, the differences are explained and the affected users get a revised guide before they notice.",
        icon: "refresh-cw",
      },
      {
        id: "04",
        title: "Knowledge stays",
        desc: "Mappings, decisions and evidence remain searchable after the consultants leave, for the next module and for the next auditor.",
        icon: "archive",
      },
    ],
  },
};
