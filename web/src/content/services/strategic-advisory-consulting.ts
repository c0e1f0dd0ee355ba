import type { CloudServicePage } from "../types/service-page";
import { otherServices } from "./other-services";
import { CLOUD_SECTIONS } from "./sections";

export const strategicAdvisoryConsulting: CloudServicePage = {
  family: "cloud-services",
  slug: "strategic-advisory-consulting",
  name: "Strategic and Advisory Consulting",
  seo: {
    title: "Strategic advice for Oracle Cloud | {brand}",
    description:
      "Advice before and during an Oracle Cloud programme: business case, readiness, procurement, roadmap and independent assurance, from people who implement.",
  },
  image: {
    name: "service/strategic-advisory-consulting",
    alt: "A calm horizon line above contour lines of deep terrain",
  },
  hero: {
    tag: "Strategic and Advisory Consulting",
    title: "Settle the hard questions before they cost money",
    buttonText: "Request a Consultation",
  },
  impact: {
    heading: "Programmes fail on paper first, where it is cheap to notice",
    text: "Trouble in an ERP programme can be seen long before it is felt: a business case without an owner, a scope written by the vendor, a chart of accounts left for later. We read the plan as people who have to deliver such plans. Then we tell you what is missing, what it would cost to add now, and what it will cost to add after signature. Boards use our papers to decide; project managers use them to negotiate.",
  },
  pillarsHeading: "Where leaders ask for advice",
  pillars: [
    {
      id: "01",
      title: "Business case and roadmap",
      desc: "Cost of staying, cost of moving, and the order in which modules should go live. Benefits are stated so that someone can be held to them, and sequenced around budget season, audit and elections.",
    },
    {
      id: "02",
      title: "Readiness assessment",
      desc: "Data, processes, skills and appetite for change, measured by interview and by sample. The result is a list of things to finish before the contract clock starts, each with an owner.",
    },
    {
      id: "03",
      title: "Procurement support",
      desc: "Requirements that can be tested, scripts for demonstrations built on your own cases, and an evaluation matrix agreed in advance. We help you ask bidders the questions that implementers ask one another.",
    },
    {
      id: "04",
      title: "Chart of accounts and operating model",
      desc: "The structure of the ledger decides what you can report for the next decade. We design it with finance, budget and grants in one room, and try it out on last year's statements.",
    },
    {
      id: "05",
      title: "Independent assurance",
      desc: "Reviews at each gate of a programme that somebody else delivers. We look at evidence, not status colours, and report to the sponsor directly, in pages that can be read before the meeting.",
    },
  ],
  circle: [
    {
      title: "Practitioners' advice",
      desc: "Our advisers have closed books, run payroll and lived through cut-over weekends. They know which promises hold.",
    },
    {
      title: "Words a board can use",
      desc: "Each paper states the decision required, the options, the price of each and what we would do.",
    },
    {
      title: "5 years of focused experience",
      desc: "We concentrate on Oracle Cloud and the organisations that run on it, so comparisons come from current work.",
    },
    {
      title: "Free to say no",
      desc: "An advisory engagement ends with your decision. It does not oblige you to implement with us, and often you will not need to.",
    },
  ],
  migration: [
    {
      title: "NaviLine",
      desc: "When support for hardware or skills is ending, timing decides. We set out the cost of one more renewal against a start this fiscal year.",
      icon: "server",
    },
    {
      title: "Infor",
      desc: "An upgrade within the family may be a fair alternative. We compare both paths on total cost, on lost customisations and on the staff each would need.",
      icon: "boxes",
    },
    {
      title: "Tyler One World",
      desc: "Moving finance does not oblige you to move courts, permits or billing. We draw the boundary that leaves the fewest interfaces and the clearest ownership.",
      icon: "landmark",
    },
    {
      title: "PeopleSoft",
      desc: "HR and finance can go together or a year apart. We model the interim state, its extra interfaces and the double licences, so that you choose with open eyes.",
      icon: "users",
    },
    {
      title: "JD Edwards",
      desc: "Years of customisation look like requirements. We sort them into law, policy and habit, and only the first two reach the scope document.",
      icon: "factory",
    },
  ],
  thrive: [
    {
      id: "01",
      title: "Frame the decision",
      desc: "Who decides, by when, with what evidence? A one-page mandate keeps the work short and the answer usable.",
      icon: "compass",
    },
    {
      id: "02",
      title: "Look at the evidence",
      desc: "Contracts, ledgers, tickets and interviews. We sample the real thing and do not rely on the description of it.",
      icon: "search",
    },
    {
      id: "03",
      title: "Test the options",
      desc: "Each path is costed with ranges and walked through with the people who would live with it, including those who disagree.",
      icon: "scale",
    },
    {
      id: "04",
      title: "Stand behind it",
      desc: "We present to the board or council with you, answer the questions, and return at agreed dates to compare the plan with the facts.",
      icon: "presentation",
    },
  ],
  services: otherServices(
    "consulting-and-implementation",
    "ai-consulting",
    "cloud-technology",
    "faw-xcelerator",
    "fusion-advanced-support-team",
  ),
  sections: CLOUD_SECTIONS,
};
