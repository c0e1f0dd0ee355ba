import type { ProductPage } from "../types/product-page";

export const cadeo: ProductPage = {
  slug: "cadeo",
  name: "Cadeo",
  seo: {
    title: "Cadeo: the AI CRM that fills itself in",
    description:
      "Cadeo captures leads from e-mail, keeps every contact current, drafts the follow-up and tells the team which deal needs a person today, and for what reason.",
  },
  image: {
    name: "product/cadeo",
    alt: "Many small lights drawn along curved paths into one luminous centre",
  },
  hero: {
    title: "Cadeo",
    subtitle: "The AI CRM that reads the inbox, so that your team can talk to customers",
    buttonText: "REQUEST A DEMO",
  },
  about: {
    badge: "About Cadeo",
    heading: "A CRM is only as good as what nobody wants to type",
    description:
      "Sales teams avoid the CRM because it asks for work and gives little back. Cadeo turns that round. It finds enquiries in e-mail, recognises the company and the person, creates the lead and attaches the conversation. It notices promises, dates and objections, suggests the next step and drafts the message. People correct it with a click, and the forecast improves because the record is complete.",
    highlight:
      "Every enquiry becomes a lead with an owner, even the one that arrived on a Friday night in a forwarded thread.",
  },
  keyBenefits: {
    title: "Why teams stay with Cadeo",
    description: "Less entry, fewer lost leads, and a pipeline that means the same thing to everyone.",
    cards: [
      {
        title: "Leads captured from e-mail",
        subtitle: "Enquiries in shared and personal mailboxes become leads, with their source and history.",
      },
      {
        title: "Records that stay current",
        subtitle: "New roles, numbers and addresses are noticed in signatures and offered as updates.",
      },
      {
        title: "Follow-up that happens",
        subtitle: "Promises made in a message turn into tasks, with a draft waiting when they fall due.",
      },
      {
        title: "A forecast with reasons",
        subtitle:
          "Each probability states what raised or lowered it: silence, a new decision-maker, a moved date.",
      },
      {
        title: "Privacy by default",
        subtitle: "Personal threads are left alone, consent is recorded and deletion reaches every copy.",
      },
    ],
  },
  transforms: {
    title: "How Cadeo Transforms Enterprises",
    pillars: [
      {
        id: "01",
        title: "Capture",
        desc: "Cadeo connects to mailboxes, web forms and calendars. It separates enquiries from newsletters, merges duplicates and routes each lead by territory, product or language within moments of its arrival.",
      },
      {
        id: "02",
        title: "Understand",
        desc: "Threads are summarised for whoever picks them up: what was asked, what was offered, who decides, what is still open. The original messages are one click away, because a summary is never the evidence.",
      },
      {
        id: "03",
        title: "Prioritise",
        desc: "Leads are scored from your own won and lost deals, with the reasons shown. A salesperson starts the morning with a short list; a manager sees which deals have gone quiet.",
      },
      {
        id: "04",
        title: "Respond",
        desc: "Replies, proposals and meeting notes are drafted in your tone from approved material. Nothing is sent without a person, and changes made before sending teach the next draft.",
      },
      {
        id: "05",
        title: "Learn",
        desc: "Campaigns, sources and messages are traced to revenue. Marketing sees which topics bring buyers and which bring only visits, and stops paying for the second kind.",
      },
    ],
  },
  thrive: {
    title: "How Cadeo Helps Enterprises Thrive",
    cards: [
      {
        id: "01",
        title: "Sales gets its day back",
        desc: "Hours of data entry disappear. What remains is a screen that knows the account better than the last hand-over note did.",
        icon: "clock",
      },
      {
        id: "02",
        title: "Marketing sees the whole path",
        desc: "From first message to signature on one line, without exporting three systems into a spreadsheet at quarter-end.",
        icon: "route",
      },
      {
        id: "03",
        title: "Service knows the promise",
        desc: "What was agreed during the sale is visible when the customer calls, with the message in which it was said.",
        icon: "headset",
      },
      {
        id: "04",
        title: "Leaders trust the number",
        desc: "The pipeline is built from conversations and not from optimism, and each change to it can be explained.",
        icon: "chart-line",
      },
    ],
  },
};
