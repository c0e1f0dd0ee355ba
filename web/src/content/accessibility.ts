import type { AccessibilityPage } from "./types/accessibility-page";

export const accessibility: AccessibilityPage = {
  seo: {
    title: "Accessibility statement | {brand}",
    description:
      "How this website is built to be used by everyone: keyboard, screen reader, zoom, reduced motion and no JavaScript, how we test it, and how to report a barrier.",
  },
  title: "Accessibility statement",
  intro:
    "We want everybody to be able to read this website and to reach us through it. This page says what we aim for, how we check it, and what to do when something stands in your way.",
  sections: [
    {
      id: "aim",
      title: "What we aim for",
      body: [
        {
          type: "paragraph",
          text: "The site is designed and built to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA.",
        },
        {
          type: "list",
          items: [
            "Every function works with a keyboard alone, with a visible focus and in an order that follows the page.",
            "Headings, landmarks, labels and messages are marked up, so that a screen reader can announce and skip them.",
            "Text has sufficient contrast, can be enlarged to 200 percent, and reflows on a screen 320 pixels wide.",
            "Where your device asks for reduced motion, pages stand still and lose nothing.",
            "Videos start muted, can be paused, and carry nothing that only sound tells.",
            "Pages can be read and forms can be sent without JavaScript.",
            "Form errors are listed, tied to their field, described in words, and never shown by colour alone.",
          ],
        },
      ],
    },
    {
      id: "testing",
      title: "How we check it",
      body: [
        {
          type: "paragraph",
          text: "Browser tests run each time the site's code changes, and a failure stops the release:",
        },
        {
          type: "list",
          items: [
            "Every page, on a wide and a narrow screen, is checked against all rules of a recognised accessibility engine.",
            "Every stop of the Tab key must show its focus and be in sight; menus, carousels, tabs, galleries, dialogs and forms are operated by keyboard alone.",
            "What a screen reader is told of menus, carousels, dialogs and forms is compared word by word.",
            "Pages are looked at with 200 and 400 percent zoom, doubled text, wider text spacing, forced colours and reduced motion.",
            "Names that are written from right to left are typed and given back.",
          ],
        },
        {
          type: "paragraph",
          text: "Automated tests find only a part of the barriers that people meet, so we are grateful for reports. The site was last gone through, criterion by criterion, on 21 November 2026. By our own assessment it conforms to WCAG 2.2 level AA except where the next section says otherwise.",
        },
      ],
    },
    {
      id: "limits",
      title: "Known limits",
      body: [
        {
          type: "list",
          items: [
            "News entries, professional profiles, our social channels and the website of CORX lead to other sites, whose accessibility we do not control.",
            "Where openings are managed by an external careers provider, the job's own page belongs to that provider. We will send you a description by e-mail in the format that you need.",
            "Films have no track with a spoken description. What they show stands in the page's text; where it does not, write to us and we will describe it.",
            "Photographs of events may lack a full description. We will send you one on request.",
            "The name field keeps letters of any script, dots and spaces, and drops hyphens and apostrophes. A name that needs them can be given in the message.",
          ],
        },
      ],
    },
    {
      id: "contact",
      title: "Report a barrier",
      body: [
        {
          type: "paragraph",
          text: "Write to {email} and tell us the page, what you tried to do and, if you like, which browser or assistive technology you use. A person reads it and answers within {responseTime}. We will help you get what you came for by another way, and tell you when it is mended.",
        },
      ],
    },
  ],
};
