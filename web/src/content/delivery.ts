import type { DeliverySteps } from "./types/delivery-step";

/** Product requirement: the first step and the rehearsal have one description. It says itself why it comes twice. */
const LISTEN_AND_PROVE =
  "We do this twice, before anything is built and before anything goes live: sit with the people who do the work, follow real cases from end to end, and write down what has to be true of each. Whatever does not hold is given an owner and settled before we go on.";

/** The delivery method of the cloud pages and the workflow of the about page: the same five records. */
export const deliverySteps: DeliverySteps = [
  {
    number: "01",
    title: "Relate",
    subtitle: "Understanding and Alignment",
    desc: LISTEN_AND_PROVE,
  },
  {
    number: "02",
    title: "Acclimate",
    subtitle: "Strategizing and Designing",
    desc: "We turn what we heard into a design your team can read: structures, roles, interfaces and the order of work. Every open question has options, a price and a date by which it must be decided.",
  },
  {
    number: "03",
    title: "Innovate",
    subtitle: "Building Smarter Solutions",
    desc: "Configuration, integrations and models are built in short cycles on your own data. You see each cycle working, correct it while it is cheap, and keep everything that makes it in your own accounts.",
  },
  {
    number: "04",
    title: "Simulate",
    subtitle: "Testing and Optimization",
    desc: LISTEN_AND_PROVE,
  },
  {
    number: "05",
    title: "Elevate",
    subtitle: "Go-Live and Beyond",
    desc: "Cut-over follows a script that has been rehearsed. The people who built the system stay for the first closes and pay runs, hand over in writing, and return at agreed dates to compare the result with the promise.",
  },
];
