import type { AiServicePage } from "../types/service-page";
import { otherServices } from "./other-services";
import { AI_SECTIONS } from "./sections";

export const agenticAi: AiServicePage = {
  family: "ai-services",
  slug: "agentic-ai",
  name: "Agentic AI",
  seo: {
    title: "Agentic AI with limits you set | {brand}",
    description:
      "Software agents that match invoices, triage requests and chase approvals inside your systems, within spending and access limits that you define and can audit.",
  },
  image: {
    name: "service/agentic-ai",
    alt: "A lattice of nodes passing pulses of light along several routes at once",
  },
  hero: {
    tag: "Agentic AI",
    title: "Agents that finish the task and know when to stop",
    buttonText: "Request a Consultation",
  },
  impact: {
    heading: "From a list of alerts to a list of things already done",
    text: "Dashboards tell people that something is wrong; then people do the work. An agent takes the next step itself. It reads the exception, gathers the purchase order and the receipt, proposes a correction, and posts it if the amount is under the limit that you set. Above the limit it asks. Every step is written to a log that an auditor can read without us, and one switch turns the agent off without touching the system underneath.",
  },
  pillarsHeading: "How our agents are put together",
  pillars: [
    {
      id: "01",
      title: "Task design",
      desc: "We watch the task being done, write down its decisions, and separate those a rule can take from those that need judgement. An agent is given the first kind and routes the second to a named person.",
    },
    {
      id: "02",
      title: "Tools with narrow rights",
      desc: "Agents act through the same interfaces as people: Fusion REST services, ticketing, mail. Each has its own account, the smallest role that works, and a ceiling on value and volume per day.",
    },
    {
      id: "03",
      title: "Several agents, one plan",
      desc: "Longer work is split between agents that each do one thing well: one gathers, one checks, one writes back. A coordinator tracks progress, so a failed step is retried or escalated and never silently lost.",
    },
    {
      id: "04",
      title: "Human approval built in",
      desc: "Approvals arrive where managers already work, with the evidence attached and a plain statement of what will happen. Declining teaches the agent; ignoring it lets the request expire safely.",
    },
    {
      id: "05",
      title: "Trace, replay, improve",
      desc: "We record inputs, reasoning steps, tool calls and outcomes. A disputed action can be replayed. Weekly reviews look at overrides first, because that is where the design is wrong.",
    },
    {
      id: "06",
      title: "Built on CORX",
      desc: "Where it fits, agents run on CORX, our own agentic platform, with scheduling, memory, credentials and monitoring already solved. Where your standards call for another runtime, the same design principles apply there.",
    },
  ],
  circle: [
    {
      title: "Limits come first",
      desc: "We define what an agent may never do before we define what it should do. The refusals are tested as carefully as the actions.",
    },
    {
      title: "Proof in shadow mode",
      desc: "An agent first runs beside your staff and only writes down what it would have done. You compare, then decide how much to let it do.",
    },
    {
      title: "We run agents ourselves",
      desc: "Our support desk and test teams use CORX agents on our own work, so the advice you get has been through our own incidents.",
    },
    {
      title: "Plain audit trail",
      desc: "Your internal auditor receives a readable record of each action: who allowed it, what it saw, what it changed and how to reverse it.",
    },
  ],
  thrive: [
    {
      id: "01",
      title: "Find the queue that never empties",
      desc: "Invoice holds, access requests, meter exceptions, supplier changes: we look for repeated work with clear evidence and a tolerable cost of error.",
      icon: "inbox",
    },
    {
      id: "02",
      title: "Map authority",
      desc: "For each decision we record who holds it today, which part can be delegated to software, and what sum or risk brings a person back in.",
      icon: "scale",
    },
    {
      id: "03",
      title: "Raise autonomy in stages",
      desc: "Suggest, then act with approval, then act and report. Each stage has an exit test that your process owner signs.",
      icon: "workflow",
    },
    {
      id: "04",
      title: "Keep watch together",
      desc: "For the first quarter we review traces with your team every week. After that you do it, with our dashboard and our phone number.",
      icon: "eye",
    },
  ],
  services: otherServices(
    "generative-ai",
    "intelligent-virtual-assistants",
    "product-software-development",
    "ai-consulting",
    "fusion-advanced-support-team",
  ),
  sections: AI_SECTIONS,
};
