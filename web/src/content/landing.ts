import type { LandingPage } from "./types/landing-page";

/** Tokens that the page's data fills: `{event}`, `{booth}`, `{sessionDate}`, `{sessionTime}`, `{timeZone}`, `{name}`. */
export const landing: LandingPage = {
  hero: {
    eyebrow: "Meet {brand} at",
    description:
      "Half an hour with the people who build CORX and run Oracle Cloud programmes. Bring a process, a deadline or a doubt. We will bring a working system and no slides.",
    register: "Register",
    boothLabel: "Booth",
    venueTimeLabel: "Venue time",
  },
  highlights: {
    heading: "Highlights",
    cards: [
      {
        id: "corx-showcase",
        title: "CORX, live and unrehearsed",
        desc: "Describe a task at the booth and watch CORX draft the agent, ask about the cases that you left out, test itself on sample data and stop where you tell it to.",
        icon: "bot",
      },
      {
        id: "customer-success",
        title: "Customer success session",
        desc: "A client tells how a public payroll moved to Oracle Cloud HCM: what failed in the third week, how the differences shrank, and what they would do sooner next time.",
        icon: "presentation",
      },
    ],
    sessionTimeLabel: "When",
  },
  takeaways: {
    heading: "What you take away",
    items: [
      {
        title: "A sketch of your agent",
        desc: "The task, its limits, its approvals and the data it would need, on one page with your name on it.",
        icon: "workflow",
      },
      {
        title: "An honest second opinion",
        desc: "Show us your plan, your quote or your backlog. We will tell you what we would ask before signing.",
        icon: "scale",
      },
      {
        title: "A test pack for the next update",
        desc: "Which of the 800+ prebuilt GovCubes scripts fit the modules that you run, and what they would catch.",
        icon: "clipboard-check",
      },
      {
        title: "A person to write to",
        desc: "You leave with the name of the consultant you spoke to, and a note of what was said.",
        icon: "handshake",
      },
    ],
  },
  team: {
    heading: "Who you will meet",
    description: "They answer questions for a living. Ask difficult ones.",
    members: [
      {
        name: "Arjun Pillai",
        role: "Chief Technology Officer",
        image: { name: "leader/arjun-pillai", alt: "Illustrated portrait of Arjun Pillai" },
        linkedin: "https://profiles.example/arjun-pillai",
      },
      {
        name: "Lakshmi Venkataraman",
        role: "Vice President, Oracle Cloud Practice",
        image: { name: "leader/lakshmi-venkataraman", alt: "Illustrated portrait of Lakshmi Venkataraman" },
        linkedin: "https://profiles.example/lakshmi-venkataraman",
      },
      {
        name: "Meera Nambiar",
        role: "CORX Product Lead",
        image: { name: "team/meera-nambiar", alt: "Illustrated portrait of Meera Nambiar" },
        linkedin: "https://profiles.example/meera-nambiar",
      },
      {
        name: "Caleb Rosenthal",
        role: "Payroll and HCM Architect",
        image: { name: "team/caleb-rosenthal", alt: "Illustrated portrait of Caleb Rosenthal" },
        linkedin: "https://profiles.example/caleb-rosenthal",
      },
      {
        name: "Farah Haddad",
        role: "Finance and ERP Lead",
        image: { name: "team/farah-haddad", alt: "Illustrated portrait of Farah Haddad" },
        linkedin: "https://profiles.example/farah-haddad",
      },
      {
        name: "Rohan Menon",
        role: "Agent Engineer, CORX",
        image: { name: "team/rohan-menon", alt: "Illustrated portrait of Rohan Menon" },
        linkedin: "https://profiles.example/rohan-menon",
      },
      {
        name: "Ingrid Solberg",
        role: "Analytics Lead, FAW Xcelerator",
        image: { name: "team/ingrid-solberg", alt: "Illustrated portrait of Ingrid Solberg" },
        linkedin: "https://profiles.example/ingrid-solberg",
      },
      {
        name: "Marcus Bell",
        role: "Public Sector Advisor",
        image: { name: "team/marcus-bell", alt: "Illustrated portrait of Marcus Bell" },
        linkedin: "https://profiles.example/marcus-bell",
      },
    ],
    profileLabel: "Professional profile of {name}",
  },
  contactTab: "Contact Us",
  ended: {
    title: "{event} is over",
    text: "Thank you to everyone who stopped by. Appointments can no longer be booked, but the people you would have met are still here, and a conversation costs nothing.",
    contact: "Contact Us",
    insights: "See our other events",
  },
};
