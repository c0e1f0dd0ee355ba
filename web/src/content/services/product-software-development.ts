import type { AiServicePage } from "../types/service-page";
import { otherServices } from "./other-services";
import { AI_SECTIONS } from "./sections";

export const productSoftwareDevelopment: AiServicePage = {
  family: "ai-services",
  slug: "product-software-development",
  name: "Product & Software Development",
  seo: {
    title: "Product and software development | {brand}",
    description:
      "A senior team that designs, builds and runs web, mobile and AI products: working software every two weeks, tests from day one, and code that belongs to you.",
  },
  image: {
    name: "service/product-software-development",
    alt: "Glass blocks being assembled into a tall, precise structure",
  },
  hero: {
    tag: "Product and Software Development",
    title: "Software that your own team will want to maintain",
    buttonText: "Request a Consultation",
  },
  impact: {
    heading: "We build products, and we live with ours",
    text: "GovCubes, Cadeo and CORX were designed, written and are operated by the people you would work with. That teaches habits a project shop never learns: release notes customers read, upgrades at noon on a Tuesday, logs that answer questions at night. We bring them to your product. You see working software every second week, in an environment you can log in to, and you hold the repository from the first commit.",
  },
  pillarsHeading: "From first sketch to steady operation",
  pillars: [
    {
      id: "01",
      title: "Discovery and design",
      desc: "A few weeks with users, a clickable prototype and a technical outline. We test the riskiest assumption first, whether that is an integration, a regulation or the question if anyone will use it.",
    },
    {
      id: "02",
      title: "Web and mobile engineering",
      desc: "Typed code, automated tests and accessible interfaces that work on a council chamber projector and on a technician's phone. Performance budgets are checked at every build, not discussed before launch.",
    },
    {
      id: "03",
      title: "AI inside the product",
      desc: "Search, summaries, recommendations and agents where they shorten a task. Each feature has an evaluation set, a fallback when the model is unavailable, and a visible way for users to correct it.",
    },
    {
      id: "04",
      title: "Integration and data",
      desc: "Interfaces to Oracle Fusion, identity providers, payment and document systems, built as products themselves: versioned, documented, idempotent and observable, so that the next system can connect without calling us.",
    },
    {
      id: "05",
      title: "Release and operation",
      desc: "Infrastructure as code, staged rollouts, error budgets and on-call rotas. We can run the service, run it with you, or prepare your team until they ask us to leave the channel.",
    },
  ],
  circle: [
    {
      title: "Senior by default",
      desc: "Small teams in which everyone writes code. The engineer who estimates a feature is the engineer who delivers it.",
    },
    {
      title: "Yours from the first commit",
      desc: "Code, designs, pipelines and documentation live in your accounts. No proprietary framework stands between you and another supplier.",
    },
    {
      title: "Security in the routine",
      desc: "Threat models for new features, dependency review, least privilege and secrets management are part of done.",
    },
    {
      title: "Two continents, one day",
      desc: "Teams in Kochi and Bengaluru overlap with North Carolina for planning and demonstrations, and move the work on overnight.",
    },
  ],
  thrive: [
    {
      id: "01",
      title: "New product",
      desc: "You have a market and a deadline. We form a team of design, engineering and product, and get a first version to real users early.",
      icon: "rocket",
    },
    {
      id: "02",
      title: "Rescue",
      desc: "A build is late or unstable. We read the code, stop the bleeding, and report early on what can be kept.",
      icon: "life-buoy",
    },
    {
      id: "03",
      title: "Modernisation",
      desc: "An old system still carries the business. We replace it slice by slice behind stable interfaces, without a weekend on which everything changes.",
      icon: "layers",
    },
    {
      id: "04",
      title: "Extra hands",
      desc: "Your team needs a specialist or a squad for a season. Ours join your board, your standards and your reviews.",
      icon: "users",
    },
  ],
  services: otherServices(
    "agentic-ai",
    "cloud-technology",
    "machine-learning",
    "generative-ai",
    "intelligent-virtual-assistants",
  ),
  sections: AI_SECTIONS,
};
