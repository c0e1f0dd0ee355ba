import type { AiServicePage } from "../types/service-page";
import { otherServices } from "./other-services";
import { AI_SECTIONS } from "./sections";

export const intelligentVirtualAssistants: AiServicePage = {
  family: "ai-services",
  slug: "intelligent-virtual-assistants",
  name: "Intelligent Virtual Assistants",
  seo: {
    title: "Intelligent virtual assistants that act | {brand}",
    description:
      "Assistants for employees and residents that answer from current policy, complete requests in your systems and pass the hard cases to a person with full context.",
  },
  image: {
    name: "service/intelligent-virtual-assistants",
    alt: "Concentric ripples of light answering one another across still water",
  },
  hero: {
    tag: "Intelligent Virtual Assistants",
    title: "One question, answered at the first attempt",
    buttonText: "Request a Consultation",
  },
  impact: {
    heading: "Help desks spend their day on questions that have answers",
    text: "How much leave do I have? Why is my bill higher? Where is my permit? The answer exists, in a system the caller cannot see. Our assistants look it up with the caller's own rights, explain it in plain language and finish the request where a rule allows. When they cannot, they hand over to a person together with the conversation, the account and what was tried, so that nobody has to tell the story twice.",
  },
  pillarsHeading: "What an assistant has to get right",
  pillars: [
    {
      id: "01",
      title: "Understanding",
      desc: "We train on your real chat logs and calls, including spelling mistakes, mixed languages and half sentences. The first release covers the few dozen intents that make up most of the volume, and does those well.",
    },
    {
      id: "02",
      title: "Live answers",
      desc: "Balances, pay slips, case status and outage information are read from the source at the moment of asking. Policy answers quote the paragraph in force, with its date, and link to the page.",
    },
    {
      id: "03",
      title: "Transactions",
      desc: "Leave requests, address changes, appointments and payments are completed in the conversation, with confirmation before anything is written. Every action obeys the approval chain that applies in the screen.",
    },
    {
      id: "04",
      title: "Voice and text",
      desc: "Web chat, workplace chat, text message and telephone share one design and one knowledge base. Voice flows are written for the ear: short turns, clear choices, and a person within one request.",
    },
    {
      id: "05",
      title: "Hand-over and learning",
      desc: "Unanswered questions are grouped every week and assigned to whoever owns the policy. The assistant improves because the knowledge does, and the owner can see the effect of each edit.",
    },
  ],
  circle: [
    {
      title: "Accessible by design",
      desc: "Keyboard, screen reader, plain language and a steady contrast. A public service has to serve everyone who is entitled to it.",
    },
    {
      title: "Identity done properly",
      desc: "Personal answers come only after single sign-on or a verified code. General questions need no login at all.",
    },
    {
      title: "Measured on resolution",
      desc: "We count questions resolved and confirmed by the person who asked. Deflected calls are not a success if they come back.",
    },
    {
      title: "Oracle Digital Assistant and beyond",
      desc: "We build on Oracle Digital Assistant where you own Fusion, and on open tooling where you do not. The dialogue design carries over.",
    },
  ],
  thrive: [
    {
      id: "01",
      title: "For employees",
      desc: "Pay, leave, benefits, travel and equipment, answered from HCM and the service desk in the channel where people already are.",
      icon: "id-card",
    },
    {
      id: "02",
      title: "For residents",
      desc: "Bills, permits, collections and appointments at any hour, in the languages of the community, with a clear way to reach a clerk.",
      icon: "landmark",
    },
    {
      id: "03",
      title: "For field crews",
      desc: "Hands-free access to work orders, safety sheets and parts. The assistant logs the job while the technician describes it.",
      icon: "hard-hat",
    },
    {
      id: "04",
      title: "For service agents",
      desc: "A second pair of eyes during a call: the account, the likely cause and a draft of the follow-up, ready to be corrected.",
      icon: "headset",
    },
  ],
  services: otherServices(
    "agentic-ai",
    "generative-ai",
    "fusion-advanced-support-team",
    "product-software-development",
    "ai-consulting",
  ),
  sections: AI_SECTIONS,
};
