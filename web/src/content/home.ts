import type { HomePage } from "./types/home-page";

export const home: HomePage = {
  seo: {
    title: "{brand}: AI and Oracle Cloud consulting",
    description:
      "{brand} brings AI and Oracle Cloud to cities, utilities, hospitals and financial firms: programmes that finish, payroll that agrees, agents that keep limits.",
  },
  hero: {
    slides: [
      {
        name: "Event",
        medium: { video: "video/event" },
        eyebrow: "Meet us",
        title: "See agents at work, and question the people who built them",
        description:
          "We bring CORX, our agentic platform, to the conferences where finance and technology leaders compare notes. Bring a process; leave with a sketch of its agent.",
        link: { label: "See our events", href: "/insights?tab=events" },
      },
      {
        name: "Home",
        medium: { wide: { name: "hero/home", alt: "" }, narrow: { name: "hero/home-narrow", alt: "" } },
        eyebrow: "AI and enterprise cloud",
        title: "Clear signal from deep systems",
        description: "We build, move and support the systems that pay people, buy parts and close books.",
        link: { label: "Talk to us", href: "/contacts" },
      },
      {
        name: "Awards",
        medium: { wide: { name: "hero/awards", alt: "" }, narrow: { name: "hero/awards-narrow", alt: "" } },
        eyebrow: "Recognised by the people we work for",
        title: "Judged by the clients who go live with us",
        description:
          "The recognition that we value is a second project. Read how a city, a county, two towns and a utility describe what changed for them.",
        link: { label: "Read a success story", href: "/success-stories/county-erp-cloud-hcm-conversion" },
      },
    ],
    headlines: [
      {
        title: "AI that shows its sources and keeps to its limits",
        description:
          "Assistants, forecasts and agents for real queues of real work, with a person where judgement is needed.",
      },
      {
        title: "Oracle Cloud, by people who have closed the books in it",
        description:
          "50+ Oracle Fusion consultants, 10+ OCI administrators and 7+ FAW specialists, on one team and on one plan.",
      },
      {
        title: "Transformation you can follow week by week",
        description:
          "Your own data on screen in week three, payroll in parallel until it agrees, and a cut-over that has been rehearsed.",
      },
    ],
    upcomingLabel: "Meet us at {event}",
    nextLabel: "Next",
    dotLabel: "Show slide {name}",
    muteLabel: "Mute the video",
    unmuteLabel: "Unmute the video",
    pauseLabel: "Pause the video",
    playLabel: "Play the video",
    pauseAllLabel: "Pause the video and the slides",
    playAllLabel: "Play the video and the slides",
    headlineDotLabel: "Show headline {number}",
  },
  teaser: {
    eyebrow: "Insights",
    heading: "What we are learning, saying and showing",
    description: "One piece of news, one long read and one event, chosen by the people who wrote them.",
    moreLabel: "Read more",
    emptyText: "New articles are on their way to this page. Everything published so far is in Insights.",
  },
  expertise: {
    heading: "Our Expertise",
    backgroundWord: "Expertise",
    description: "Five services for organisations that run on Oracle Cloud, or are about to.",
    cards: [
      {
        id: "01",
        title: "FAW Xcelerator for FDIP",
        desc: "Service",
        route: "/cloud-services/faw-xcelerator",
      },
      {
        id: "02",
        title: "Strategic and Advisory Consulting",
        desc: "Service",
        route: "/cloud-services/strategic-advisory-consulting",
      },
      { id: "03", title: "Cloud Technology", desc: "Service", route: "/cloud-services/cloud-technology" },
      {
        id: "04",
        title: "FAST (Fusion Advanced Support Team)",
        desc: "Service",
        route: "/cloud-services/fusion-advanced-support-team",
      },
      {
        id: "05",
        title: "Consulting and Implementation",
        desc: "Service",
        route: "/cloud-services/consulting-and-implementation",
      },
    ],
  },
  partners: {
    heading: "Building success together with our renowned partners",
    logos: [
      { id: "meridian", image: "partner/meridian", alt: "Meridian Ledger" },
      { id: "tessera", image: "partner/tessera", alt: "Tessera Cloud" },
      { id: "northlight", image: "partner/northlight", alt: "Northlight Data" },
      { id: "harbour", image: "partner/harbour", alt: "Harbour Civic" },
    ],
    officesHeading: "Where you find us",
    closing: "Our Expanding Global Presence!",
  },
  mission: {
    eyebrow: "Our mission",
    statement:
      "We make the systems behind public services and enterprises clear enough to trust: every pay slip explained, every forecast honest about its range, every agent within its limits, and every team able to run what we leave behind.",
  },
  products: {
    eyebrow: "Featured products",
    heading: "Three products, made for the work we know",
    linkLabel: "Explore {name}",
    cards: [
      {
        title: "GovCubes",
        tagline: "The AI suite for Oracle Cloud programmes",
        items: [
          "40% less report-building effort",
          "Queries 20% faster",
          "Migration, testing, learning and payroll reconciliation in one place",
        ],
        route: "/products/govcubes",
        image: { name: "product/govcubes", alt: "" },
      },
      {
        title: "Cadeo",
        tagline: "The AI CRM that fills itself in",
        items: [
          "A CRM that keeps contacts, companies and deals current",
          "Leads captured from e-mail, with the conversation attached",
          "Follow-ups drafted and waiting on the day they are due",
        ],
        route: "/products/cadeo",
        image: { name: "product/cadeo", alt: "" },
      },
      {
        title: "CORX",
        tagline: "The agentic AI automation platform",
        items: [
          "Autonomous agent creation from a description in your own words",
          "Self-managing workflows that retry, reroute and report",
          "Approval and audit on every action that matters",
        ],
        route: "/products/corx",
        image: { name: "product/corx", alt: "" },
      },
      {
        title: "Take the Next Step",
        tagline: "Bring one process that costs you time",
        items: [
          "We look at it with you in a free discovery call",
          "You receive a written view of what we would do, and what we would leave alone",
        ],
        route: null,
        image: { name: "hero/home", alt: "" },
      },
    ],
  },
  statistics: {
    heading: "{brand} in figures",
    counters: [
      { end: 30, suffix: "+", label: "Projects" },
      { end: 20, suffix: "+", label: "Clients" },
      { end: 6, suffix: "+", label: "Industries Served" },
      { end: 5, suffix: "+", label: "Years of Work" },
    ],
  },
};
