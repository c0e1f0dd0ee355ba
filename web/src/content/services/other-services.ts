import type { CarouselServiceCard, ServiceCards, StaticServiceCard } from "../types/service-card";
import type { ServiceSlug } from "../types/slugs";

const ACCLIMATE: StaticServiceCard = {
  type: "static",
  title: "Acclimate — Strategizing and Designing",
  hasImage: true,
  image: { name: "service/acclimate", alt: "" },
};

const CARDS: Readonly<Record<ServiceSlug, CarouselServiceCard>> = {
  "generative-ai": {
    type: "carousel",
    title: "Drafting the council report from records the city already holds",
    category: "Blog",
    subtitle: "AI Services",
    date: "2025-09-18",
    route: "/ai-services/generative-ai",
    hasImage: false,
  },
  "agentic-ai": {
    type: "carousel",
    title: "Agents that close a work order, and ask before they spend",
    category: "Event",
    subtitle: "AI Services",
    date: "2025-10-14",
    route: "/ai-services/agentic-ai",
    hasImage: false,
  },
  "predictive-analytics": {
    type: "carousel",
    title: "Seeing the overtime budget break in May, while it is still March",
    category: "Blog",
    subtitle: "AI Services",
    date: "2025-08-21",
    route: "/ai-services/predictive-analytics",
    hasImage: false,
  },
  "ai-consulting": {
    type: "carousel",
    title: "Which of your AI ideas should be funded first",
    category: "Event",
    subtitle: "AI Services",
    date: "2025-06-09",
    route: "/ai-services/ai-consulting",
    hasImage: false,
  },
  "product-software-development": {
    type: "carousel",
    title: "Three products, one engineering team: how we build",
    category: "News",
    subtitle: "AI Services",
    date: "2025-07-10",
    route: "/ai-services/product-software-development",
    hasImage: false,
  },
  "machine-learning": {
    type: "carousel",
    title: "A model in production needs an owner, a log and an off switch",
    category: "Blog",
    subtitle: "AI Services",
    date: "2025-05-22",
    route: "/ai-services/machine-learning",
    hasImage: false,
  },
  "intelligent-virtual-assistants": {
    type: "carousel",
    title: "An assistant for the payroll question everyone asks on Friday",
    category: "News",
    subtitle: "AI Services",
    date: "2025-04-17",
    route: "/ai-services/intelligent-virtual-assistants",
    hasImage: false,
  },
  "consulting-and-implementation": {
    type: "carousel",
    title: "Week three of a migration: the first load that is meant to fail",
    category: "Blog",
    subtitle: "Cloud Services",
    date: "2025-09-04",
    route: "/cloud-services/consulting-and-implementation",
    hasImage: false,
  },
  "fusion-advanced-support-team": {
    type: "carousel",
    title: "What we test on the first weekend of a quarterly update",
    category: "News",
    subtitle: "Cloud Services",
    date: "2025-08-07",
    route: "/cloud-services/fusion-advanced-support-team",
    hasImage: false,
  },
  "cloud-technology": {
    type: "carousel",
    title: "Integrations that report their own failures before payroll does",
    category: "Blog",
    subtitle: "Cloud Services",
    date: "2025-07-24",
    route: "/cloud-services/cloud-technology",
    hasImage: false,
  },
  "strategic-advisory-consulting": {
    type: "carousel",
    title: "GFOA 2025: the business case a council will vote for",
    category: "Event",
    subtitle: "Cloud Services",
    date: "2025-06-29",
    route: "/cloud-services/strategic-advisory-consulting",
    hasImage: false,
  },
  "faw-xcelerator": {
    type: "carousel",
    title: "FAW Xcelerator: three packages, three dates you can plan around",
    category: "News",
    subtitle: "Cloud Services",
    date: "2025-10-02",
    route: "/cloud-services/faw-xcelerator",
    hasImage: false,
  },
};

/** 'Our Other Services': the fixed card, then the siblings that a page names, at least four of them. */
export function otherServices(
  first: ServiceSlug,
  second: ServiceSlug,
  third: ServiceSlug,
  fourth: ServiceSlug,
  ...more: readonly ServiceSlug[]
): ServiceCards {
  return [
    ACCLIMATE,
    CARDS[first],
    CARDS[second],
    CARDS[third],
    CARDS[fourth],
    ...more.map((slug) => CARDS[slug]),
  ];
}
