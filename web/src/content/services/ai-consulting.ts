import type { AiServicePage } from "../types/service-page";
import { otherServices } from "./other-services";
import { AI_SECTIONS } from "./sections";

export const aiConsulting: AiServicePage = {
  family: "ai-services",
  slug: "ai-consulting",
  name: "AI Consulting",
  seo: {
    title: "AI consulting: what to fund, what to drop | {brand}",
    description:
      "Independent advice on where AI pays in your organisation: a ranked list of uses, a policy people can follow, and a first project with a test for success.",
  },
  image: {
    name: "service/ai-consulting",
    alt: "Scattered points of light with one clear path drawn through them",
  },
  hero: {
    tag: "AI Consulting",
    title: "Decide what to build, and what to leave alone",
    buttonText: "Request a Consultation",
  },
  impact: {
    heading: "Fewer pilots, more results that last",
    text: "A list of AI ideas is easy to collect and hard to rank. We interview the people who do the work, look at the data that each idea would need, and estimate cost, benefit and risk in a form that your finance team would accept for any other investment. You leave with a short list, a policy, an owner for each item and one project to start. Several ideas usually turn out to need a report or a process change, and we say so.",
  },
  pillarsHeading: "What the engagement covers",
  pillars: [
    {
      id: "01",
      title: "Opportunity review",
      desc: "Structured interviews across departments, a look at queues and rework, and a register of possible uses. Each is scored for value, feasibility, data readiness and harm if it goes wrong.",
    },
    {
      id: "02",
      title: "Data readiness",
      desc: "We sample the sources that the best ideas depend on, measure gaps and duplicates, trace ownership, and tell you plainly which ideas have to wait and what it would take to change that.",
    },
    {
      id: "03",
      title: "Governance and policy",
      desc: "A usage policy two pages long, a register of models, a review board with a quorum, and procurement clauses for vendors who add AI to products you already own. Mapped to recognised risk frameworks.",
    },
    {
      id: "04",
      title: "Business case",
      desc: "Cost of build and of running, licence effects, staff time released and what it will be used for. Assumptions are listed with a range so that a CFO can challenge them one by one.",
    },
  ],
  circle: [
    {
      title: "No quota to sell",
      desc: "Our advice may end with 'buy it', 'build it' or 'do nothing yet'. The method is the same whichever it is.",
    },
    {
      title: "Builders in the room",
      desc: "Every assessment includes an engineer who has shipped the kind of system under discussion, so estimates come from experience.",
    },
    {
      title: "Public-sector habits",
      desc: "We write for open-records law, council questions and union consultation from the first page, not as an appendix.",
    },
    {
      title: "Short and finished",
      desc: "You receive a decision paper, not a slide library. It fits in a meeting pack and names the next three actions.",
    },
  ],
  thrive: [
    {
      id: "01",
      title: "Listen across the organisation",
      desc: "Front counter, field crew, payroll desk, control room. People who handle exceptions know where the time goes, and we start with them.",
      icon: "ear",
    },
    {
      id: "02",
      title: "Score with your criteria",
      desc: "Weightings are agreed with leadership before ideas are scored, so that the ranking survives the first senior opinion.",
      icon: "list-ordered",
    },
    {
      id: "03",
      title: "Prove one thing",
      desc: "A time-boxed trial on real data with an agreed pass mark. The result is useful either way, and the cost is known in advance.",
      icon: "flask-conical",
    },
    {
      id: "04",
      title: "Teach while we work",
      desc: "Workshops for executives, managers and practitioners, built on your own cases, so that the next idea can be judged without us.",
      icon: "graduation-cap",
    },
  ],
  services: otherServices(
    "strategic-advisory-consulting",
    "generative-ai",
    "agentic-ai",
    "predictive-analytics",
    "machine-learning",
  ),
  sections: AI_SECTIONS,
};
