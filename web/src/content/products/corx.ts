import type { ProductPage } from "../types/product-page";

export const corx: ProductPage = {
  slug: "corx",
  name: "CORX",
  seo: {
    title: "CORX: the agentic AI automation platform",
    description:
      "Describe a job, set the limits, and CORX creates the agent, connects it to your systems, runs the workflow and manages itself, with every action on record.",
  },
  image: {
    name: "product/corx",
    alt: "A core of light from which ordered filaments build a rotating lattice",
  },
  hero: {
    title: "CORX",
    subtitle:
      "Agentic AI automation: agents that build, run and mend their own workflows, inside your limits",
    buttonText: "REQUEST A DEMO",
  },
  about: {
    badge: "About CORX",
    heading: "Automation for work that does not stay the same",
    description:
      "Scripts break when a form changes. CORX agents read the new form. You describe an outcome, such as 'every supplier change is verified before Thursday's payment run', and the platform drafts an agent with the tools, checks and approvals that it needs. It tests the agent on past cases, shows you the result, and runs it under an identity of its own. When a step fails, it looks for another permitted way, or calls for a person.",
    highlight:
      "You state the limits once. The platform enforces them on each step, for every agent, whoever wrote it.",
  },
  keyBenefits: {
    title: "Why operations teams run CORX",
    description: "Autonomy is the easy part. These five are why it can be trusted with real work.",
    cards: [
      {
        title: "Autonomous agent creation",
        subtitle:
          "A description in your own words becomes a working agent with tests, permissions and a budget.",
      },
      {
        title: "Self-managing workflows",
        subtitle:
          "Agents schedule, retry, reroute and report by themselves, and stop when a limit is reached.",
      },
      {
        title: "Connected to what you run",
        subtitle:
          "Oracle Fusion, mail, documents, databases and browsers, each through an account you control.",
      },
      {
        title: "Approval where it counts",
        subtitle:
          "Sums, people and systems that need a signature always get one, with the evidence attached.",
      },
      {
        title: "A record of everything",
        subtitle: "Inputs, decisions, tool calls and results are kept, searchable and replayable for audit.",
      },
    ],
  },
  transforms: {
    title: "How CORX Transforms Enterprises",
    pillars: [
      {
        id: "01",
        title: "Describe",
        desc: "Process owners write what should happen, when, and what must never happen. CORX asks about the cases they left out and returns a plan in plain language, to be read and corrected before anything runs.",
      },
      {
        id: "02",
        title: "Build",
        desc: "The platform selects tools, writes the steps and generates tests from historical cases. Engineers may inspect and edit every part; nobody has to. A draft that fails its tests is never offered.",
      },
      {
        id: "03",
        title: "Govern",
        desc: "Policies on data, spend, hours and systems are set centrally. An agent receives the smallest rights that let it finish, and a new right requires the approval of the system's owner.",
      },
      {
        id: "04",
        title: "Operate",
        desc: "A live board shows what each agent is doing, what it waits for and what it costs. Work in progress survives restarts. One switch pauses an agent, a team of agents or all of them.",
      },
      {
        id: "05",
        title: "Improve",
        desc: "Overrides and failures are grouped into suggestions. Agents propose changes to their own workflow, run them against the test cases, and wait for the owner to accept.",
      },
    ],
  },
  thrive: {
    title: "How CORX Helps Enterprises Thrive",
    cards: [
      {
        id: "01",
        title: "Finance",
        desc: "Invoice exceptions, supplier verification, bank reconciliation and accrual requests, worked through overnight and presented for approval.",
        icon: "wallet",
      },
      {
        id: "02",
        title: "Human resources",
        desc: "Onboarding steps across departments, document checks and reminders that end when the task is really done.",
        icon: "id-card",
      },
      {
        id: "03",
        title: "IT and support",
        desc: "Access requests, failed interfaces and test runs handled to the point where only judgement is left for the engineer.",
        icon: "server",
      },
      {
        id: "04",
        title: "Field operations",
        desc: "Work orders, parts and crews matched each morning, and matched again at noon when the weather has changed its mind.",
        icon: "hard-hat",
      },
    ],
  },
  siteLinkText: "Visit the CORX website",
};
