import type { PrivacyPage } from "./types/privacy-page";

export const privacy: PrivacyPage = {
  seo: {
    title: "Privacy and cookie policy | {brand}",
    description:
      "What this website stores when you write to us or book an appointment, who sees it, how long we keep it and how to have it deleted. It sets no tracking cookies.",
  },
  title: "Privacy & Cookie Policy",
  intro: "What we keep when you write to us, why, for how long, and what you can ask of us. In plain words.",
  lastUpdated: { label: "Last updated", text: "01.06.2025", iso: "2025-06-01" },
  contentsLabel: "On this page",
  sections: [
    {
      id: "introduction",
      title: "Introduction",
      body: [
        {
          type: "paragraph",
          text: "This policy explains how {legalName} ('{brand}', 'we') handles personal data that reaches us through this website. It covers the pages, the contact form, the appointment booking for events and the answers that we send. It does not cover work that we do for a client under contract; that is governed by the agreement with the client.",
        },
        {
          type: "paragraph",
          text: "You can read the whole website without telling us who you are. There are no accounts, no advertising, no tracking and no profiles.",
        },
      ],
    },
    {
      id: "information-collect",
      title: "Information We Collect",
      body: [
        { type: "subheading", text: "Personal information" },
        {
          type: "paragraph",
          text: "We receive what you type into a form and send, and nothing before you send it:",
        },
        {
          type: "list",
          items: [
            "Contact form: full name, e-mail address and telephone number, and, if you give them, company, service of interest and description.",
            "Event contact form: full name, e-mail address and telephone number, and, if you give it, your company.",
            "Appointment booking: the same details, with the date and time that you chose.",
            "With each of these: the time of sending, a reference number, the page of this website from which you came to the form, and, where the form asks for your agreement, the version of the text that you agreed to and the time at which you did.",
            "Whether a field that people cannot see was filled in, which is a sign of an automatic sender.",
          ],
        },
        { type: "subheading", text: "Technical data" },
        {
          type: "paragraph",
          text: "To answer a request, our server has to process your network address and the details that your browser sends with every request. It uses the address, in memory, to limit how many requests one sender can make in a short time. When you leave a page, your browser tells our server how long it took to show and to answer you; the server adds these numbers to its counts by kind of page and keeps nothing else of them. Our logs and measurements count requests, pages and errors; they do not contain the content of forms, names, e-mail addresses or telephone numbers.",
        },
        { type: "subheading", text: "Cookies" },
        {
          type: "paragraph",
          text: "This website sets no tracking cookies and shows no cookie banner, because there is nothing to ask for. It loads fonts, pictures, videos and scripts from its own server only, so that no other company learns of your visit by way of our pages. In your browser's session storage it may keep the address of one page, so that a page which had to be reloaded after an error is not reloaded twice. Your browser deletes that note when you close the tab.",
        },
      ],
    },
    {
      id: "use-info",
      title: "How We Use Your Information",
      body: [
        {
          type: "list",
          items: [
            "To answer your enquiry, and to prepare the conversation that you asked for.",
            "To confirm, remind you of, move or cancel an appointment.",
            "To keep a record of what was asked and agreed while we are in contact.",
            "To protect the website against misuse and to correct errors.",
          ],
        },
        {
          type: "paragraph",
          text: "Where the law asks for a legal basis, it is your consent for the contact form, steps taken at your request before a contract for appointments and offers, and our legitimate interest in a secure website for technical data. We do not sell personal data, send newsletters to people who have not asked for them, or take automated decisions about you. What you write to us is not used to train AI models.",
        },
      ],
    },
    {
      id: "share-info",
      title: "Data Sharing and Disclosure",
      body: [
        {
          type: "paragraph",
          text: "Your message is seen by the colleagues in sales and delivery who can answer it. They are notified of it by e-mail; the message and its contact details are part of that notification and stand in our database of enquiries. You may receive a confirmation at the address that you gave.",
        },
        {
          type: "paragraph",
          text: "Providers who host our server, database or mail process data on our behalf and on our instructions. We disclose data to an authority only if the law obliges us to, and tell you unless we are forbidden to. The public list of booked appointment times contains times only and no names.",
        },
      ],
    },
    {
      id: "data-security",
      title: "Data Security",
      body: [
        {
          type: "list",
          items: [
            "Forms are checked on the server by the same rules as in the browser, and text is never interpreted as program code.",
            "A strict content security policy lets pages run only our own scripts and styles.",
            "Personal data stands in no address line, log or measurement.",
            "Links with which you move or cancel an appointment are signed, so that nobody can guess them.",
            "Access to enquiries is limited to those who work with them.",
          ],
        },
        {
          type: "paragraph",
          text: "No system is perfectly secure. If a breach is likely to put you at risk, we will tell you and the competent authority without undue delay.",
        },
      ],
    },
    {
      id: "data-retention",
      title: "Data Retention",
      body: [
        {
          type: "paragraph",
          text: "We keep enquiries and bookings for {retentionMonths} months and then delete them, unless you have become a client in the meantime or the law requires us to keep a particular record for longer. If you ask us to delete your data earlier, we do so once we have made sure that the request comes from you.",
        },
        {
          type: "paragraph",
          text: "Network addresses used for limiting requests are held in memory only, for as long as the limit needs them, and are never written down.",
        },
      ],
    },
    {
      id: "your-rights",
      title: "Your Rights",
      body: [
        {
          type: "paragraph",
          text: "Depending on where you live, the law gives you some or all of these rights. We grant them to everyone:",
        },
        {
          type: "list",
          items: [
            "To know whether we hold data about you, and to receive a copy.",
            "To have wrong data corrected and incomplete data completed.",
            "To have your data deleted, or its use restricted.",
            "To receive what you gave us in a common electronic format.",
            "To withdraw consent at any time, with effect for the future.",
            "To object to a use that rests on our legitimate interest.",
            "To complain to a supervisory authority.",
          ],
        },
        {
          type: "paragraph",
          text: "Write to {privacyEmail}. We may ask for something that shows us that you are the person concerned. Exercising a right costs nothing and has no disadvantage for you.",
        },
      ],
    },
    {
      id: "international-transfer",
      title: "International Data Transfers",
      body: [
        {
          type: "paragraph",
          text: "We have offices in several countries, listed at the foot of every page, and the colleague best able to answer you may work in any of them. Your enquiry may therefore be read in a country other than yours, in which the law protects data differently. Wherever they work, our people follow this policy. Where the law requires it, transfers are made under recognised safeguards such as standard contractual clauses; we will send you a copy on request.",
        },
      ],
    },
    {
      id: "third-party",
      title: "Third-Party Links",
      body: [
        {
          type: "paragraph",
          text: "Some links lead to websites that we do not control: news articles, professional profiles, social networks and, where openings are managed by an external provider, the pages on which you apply. The website of our product CORX has its own notice. A link is only followed when you choose it, and no content of those sites is embedded here. Once there, their policies apply.",
        },
      ],
    },
    {
      id: "updates",
      title: "Updates",
      body: [
        {
          type: "paragraph",
          text: "We change this policy when the website changes. The date at the top says when the current text took effect. With each form in which you agreed to it we keep the version that you saw, so that a later change does not alter what you agreed to. If a change affects data that we already hold in a way you would not expect, we ask you first.",
        },
      ],
    },
    {
      id: "contact",
      title: "Contact Us",
      body: [
        {
          type: "paragraph",
          text: "For rights requests and questions about this policy, write to {privacyEmail}. For anything else, write to {email}. {legalName} is responsible for the processing described here; the addresses of our offices are at the foot of every page.",
        },
      ],
    },
  ],
};
