import type { AboutPage } from "./types/about-page";

export const about: AboutPage = {
  seo: {
    title: "About {brand}: people, method and vision",
    description:
      "Founded in {founded} in {headquarters}, with offices in Bengaluru and Kochi Infopark: meet the people of {brand}, the way we work and what we hold ourselves to.",
  },
  story: {
    eyebrow: "About us",
    heading: "Get To Know Us",
    image: { name: "page/about", alt: "Two shores of columns, joined by arcs of light" },
    paragraphs: [
      "{brand} was founded in {founded} by consultants who had spent their careers inside large ERP programmes and wanted to run smaller, clearer ones. The idea was simple: put functional experts, engineers and data people in one room, let the client see everything, and stay until it works.",
      "Our headquarters are in {headquarters}. Engineers and consultants in Bengaluru and at Infopark in Kochi extend the working day. We work for the public sector and for global enterprises: cities and counties that answer to residents, utilities that cannot pause, hospitals, universities and financial firms that are examined on every figure.",
      "Along the way we built the tools we kept wishing for. GovCubes tests and reconciles our own programmes. CORX runs agents in our support desk. Cadeo keeps our promises to clients in view. We sell them because we depend on them.",
    ],
    facts: [
      { label: "Founded", text: "{founded}" },
      { label: "Headquarters", text: "{headquarters}" },
      { label: "Engineering", text: "Bengaluru and Kochi Infopark" },
      { label: "Clients", text: "Public sector and global enterprises" },
    ],
  },
  workflow: {
    eyebrow: "How we work",
    heading: "Five steps, one unbroken line",
    description: "Scroll to follow a project from first conversation to steady operation.",
    loading: "Loading images...",
    unavailable: "The pictures could not be loaded. The five steps stand beside this in words.",
    closing: "Shaping Smarter Workflows with AI",
  },
  vision: {
    eyebrow: "What guides us",
    statements: [
      {
        title: "Our Vision",
        text: "Organisations whose systems can be understood by the people who depend on them. A clerk knows why a request is waiting, a citizen how a bill came about, a director how far to trust a forecast.",
      },
      {
        title: "Our Approach",
        text: "Work in the open, on real data, in small steps that can be undone. Automate what repeats, explain what is automated, and keep a person where a decision touches another person.",
      },
      {
        title: "Commitment to Value",
        text: "We agree at the start how success will be measured and by whom. We report against it, even when the figure is not the one we hoped for, and we stay until it is.",
      },
    ],
  },
  leadership: {
    eyebrow: "Leadership",
    heading: "People who answer the phone",
    description:
      "Each of our leaders still works on client projects. You will meet at least one of them on yours.",
    leaders: [
      {
        name: "Marguerite Okafor",
        role: "Chief Executive Officer",
        image: { name: "leader/marguerite-okafor", alt: "Illustrated portrait of Marguerite Okafor" },
        linkedin: "https://profiles.example/marguerite-okafor",
      },
      {
        name: "Arjun Pillai",
        role: "Chief Technology Officer",
        image: { name: "leader/arjun-pillai", alt: "Illustrated portrait of Arjun Pillai" },
        linkedin: "https://profiles.example/arjun-pillai",
      },
      {
        name: "Daniel Whitcombe",
        role: "Chief Operating Officer",
        image: { name: "leader/daniel-whitcombe", alt: "Illustrated portrait of Daniel Whitcombe" },
        linkedin: "https://profiles.example/daniel-whitcombe",
      },
      {
        name: "Lakshmi Venkataraman",
        role: "Vice President, Oracle Cloud Practice",
        image: { name: "leader/lakshmi-venkataraman", alt: "Illustrated portrait of Lakshmi Venkataraman" },
        linkedin: "https://profiles.example/lakshmi-venkataraman",
      },
      {
        name: "Tomás Arriaga",
        role: "Vice President, Public Sector",
        image: { name: "leader/tomas-arriaga", alt: "Illustrated portrait of Tomás Arriaga" },
        linkedin: "https://profiles.example/tomas-arriaga",
      },
      {
        name: "Noor Al Suwaidi",
        role: "Regional Director, Middle East",
        image: { name: "leader/noor-al-suwaidi", alt: "Illustrated portrait of Noor Al Suwaidi" },
        linkedin: "https://profiles.example/noor-al-suwaidi",
      },
      {
        name: "Hannah Lindqvist",
        role: "Director of AI and Data Science",
        image: { name: "leader/hannah-lindqvist", alt: "Illustrated portrait of Hannah Lindqvist" },
        linkedin: "https://profiles.example/hannah-lindqvist",
      },
      {
        name: "Joseph Kurian",
        role: "Director of Delivery, India",
        image: { name: "leader/joseph-kurian", alt: "Illustrated portrait of Joseph Kurian" },
        linkedin: "https://profiles.example/joseph-kurian",
      },
    ],
    profileLabel: "Professional profile of {name}",
    previousLabel: "Previous leaders",
    nextLabel: "Next leaders",
  },
  whoWeAre: {
    heading: "Who We Are",
    description:
      "Consultants, engineers and analysts who like finished work. These four figures are the short version; the people behind them are happy to give you the long one.",
    counters: [
      { end: 50, suffix: "+", label: "Trusted Results" },
      { end: 100, suffix: "+", label: "AI-Powered Flow" },
      { end: 6, suffix: "+", label: "Industries Served" },
      { end: 5, suffix: "+", label: "Years of Work" },
    ],
  },
  banner: {
    heading: "Behind Every Success, There's Us",
    description: "Tell us what has to work on the first day. We will tell you how we would get there.",
    button: { label: "Get Started", href: "/contacts" },
  },
};
