import type { AiServicePage } from "../types/service-page";
import { otherServices } from "./other-services";
import { AI_SECTIONS } from "./sections";

export const generativeAi: AiServicePage = {
  family: "ai-services",
  slug: "generative-ai",
  name: "Generative AI",
  seo: {
    title: "Generative AI on your own records | {brand}",
    description:
      "We put language models to work on contracts, minutes, policies and code, with every answer traced to the page it came from and a person who signs it off.",
  },
  image: {
    name: "service/generative-ai",
    alt: "Loose filaments of light gathering into ordered sheets of glass",
  },
  hero: {
    tag: "Generative AI",
    title: "Drafts in minutes, with the source beside every sentence",
    buttonText: "Request a Consultation",
  },
  impact: {
    heading: "Writing work shrinks; judgement stays with your people",
    text: "Most organisations sit on years of contracts, resolutions, procedures and e-mail that nobody has time to read. We connect a language model to that archive, restrict it to what each user may already see, and make it cite. A procurement officer asks which contracts renew before June and gets a list with clause numbers. A clerk gets a first draft of the minutes. Nothing is published, sent or posted until a named person approves it.",
  },
  pillarsHeading: "What we build with generative models",
  pillars: [
    {
      id: "01",
      title: "Answers from your documents",
      desc: "We index policies, contracts and case files together with their access rights, then retrieve the passages that matter before the model writes a word. Each answer links to its page, so a reader checks it in seconds.",
    },
    {
      id: "02",
      title: "First drafts people can finish",
      desc: "Staff reports, tender responses, job descriptions and release notes start from your templates and house style. The model fills in what the records support and marks every gap it could not close, instead of inventing a figure.",
    },
    {
      id: "03",
      title: "Reading at scale",
      desc: "Invoices, grant agreements and scanned forms become structured rows. We measure extraction against a sample that your own staff labelled, agree the confidence below which a person looks, and keep the original image next to the data.",
    },
    {
      id: "04",
      title: "Code and test generation",
      desc: "Developers get assistance inside the editor they use today: integration mappings, test cases, report queries. Generated code goes through the same review, scanning and build as anything written by hand.",
    },
    {
      id: "05",
      title: "Evaluation and guard rails",
      desc: "Before release we collect real questions and agreed answers, and score each change against them. Prompts are versioned. Personal data is masked before it leaves your tenancy, and attempts to steer the model from inside a document are tested for.",
    },
  ],
  circle: [
    {
      title: "Your data stays put",
      desc: "Models run in your cloud tenancy or under a contract that forbids training on your text. We show you the network path before the first document is indexed.",
    },
    {
      title: "Evidence before rollout",
      desc: "You see a score on your own questions at the end of the pilot. If it is not good enough, we say so and stop.",
    },
    {
      title: "Engineers who know the ledger",
      desc: "The people who build the retrieval layer sit beside consultants who configure Oracle Fusion, so the model is given the meaning of a column as well as its name.",
    },
    {
      title: "No lock to one model",
      desc: "Prompts, evaluation sets and connectors belong to you. When a better or cheaper model appears, you rerun the evaluation and switch.",
    },
  ],
  thrive: [
    {
      id: "01",
      title: "Pick one painful document",
      desc: "We start with a single text that costs your team hours: the monthly board report, the response to a records request, the supplier contract. Narrow scope makes success measurable.",
      icon: "file-text",
    },
    {
      id: "02",
      title: "Set the rules first",
      desc: "Together with legal, security and records management we write down which sources may be used, who may ask, what is logged and who approves the result.",
      icon: "shield-check",
    },
    {
      id: "03",
      title: "Pilot with the sceptics",
      desc: "Ten users who doubt it use it on live work for a month. Their corrections become the evaluation set, and their list of complaints becomes the backlog.",
      icon: "users",
    },
    {
      id: "04",
      title: "Hand over the controls",
      desc: "Your administrators learn to add sources, read the quality dashboard and roll back a prompt. We leave a runbook that does not assume we are on call.",
      icon: "book-open",
    },
  ],
  services: otherServices(
    "agentic-ai",
    "intelligent-virtual-assistants",
    "ai-consulting",
    "machine-learning",
    "cloud-technology",
  ),
  sections: AI_SECTIONS,
};
