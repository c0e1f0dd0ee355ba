import type { AiServicePage } from "../types/service-page";
import { otherServices } from "./other-services";
import { AI_SECTIONS } from "./sections";

export const machineLearning: AiServicePage = {
  family: "ai-services",
  slug: "machine-learning",
  name: "Machine Learning",
  seo: {
    title: "Machine learning from data to operation | {brand}",
    description:
      "We train, deploy and look after models for classification, detection and matching, with measured error, documented data and a team on call when inputs change.",
  },
  image: {
    name: "service/machine-learning",
    alt: "Layers of a translucent lattice that sort passing particles by colour",
  },
  hero: {
    tag: "Machine Learning",
    title: "Models that hold up after the demonstration",
    buttonText: "Request a Consultation",
  },
  impact: {
    heading: "The model is the smaller part of the work; we do the rest too",
    text: "A classifier that scores well in a notebook still has to be fed, secured, monitored, explained and corrected. We treat a model as a component with an owner, a version and a service level. Medical imaging, duplicate vendors, leak detection, claim coding: the subject differs and the engineering is the same. Errors are counted by group, not only on average, because the average hides the people for whom a model fails.",
  },
  pillarsHeading: "The whole life of a model",
  pillars: [
    {
      id: "01",
      title: "Problem and data framing",
      desc: "We agree what counts as a correct answer, who labels it and how disagreements are settled. Consent, retention and origin of each data set are written down before training starts, and so is the cost of each kind of error.",
    },
    {
      id: "02",
      title: "Feature and label quality",
      desc: "Leaks from the future, duplicated patients and drifting codes ruin more models than the wrong algorithm does. We look for them first, with tests that stay in the pipeline and run on every new extract.",
    },
    {
      id: "03",
      title: "Training and selection",
      desc: "Reproducible experiments with fixed seeds, tracked data and honest baselines. We prefer the smallest model that meets the target, since it costs less to run and is easier to explain to an auditor or a clinician.",
    },
    {
      id: "04",
      title: "Deployment",
      desc: "Batch scoring, an online service or a model on the device, packaged with its schema and limits. A new version first answers in parallel with the old, and is promoted when the comparison holds on live traffic.",
    },
    {
      id: "05",
      title: "Monitoring and retraining",
      desc: "Input drift, output drift and real outcomes are followed on one page. Retraining is triggered by evidence, reviewed by a person and reversible, and the reasons for each release are kept with the version.",
    },
    {
      id: "06",
      title: "Explanation and fairness",
      desc: "Users see which inputs moved a score and by how much. We report error by age, sex, district or any other group that matters, and set limits that block a release when they are passed.",
    },
  ],
  circle: [
    {
      title: "Clinical and civic experience",
      desc: "We have built models that support heart diagnosis and models that rank water mains. Both taught us to respect the cost of a miss.",
    },
    {
      title: "Tests for data",
      desc: "Schemas, ranges and distributions are tested like code. A strange file stops the pipeline instead of quietly changing the answers.",
    },
    {
      title: "Runs where your data is",
      desc: "Oracle Cloud Infrastructure, another cloud or your own server room. Sensitive records do not travel to suit our tools.",
    },
    {
      title: "Model cards included",
      desc: "Each model ships with a page that states its purpose, its data, its known weaknesses and the uses it must not be put to.",
    },
  ],
  thrive: [
    {
      id: "01",
      title: "Detect",
      desc: "Fraudulent claims, hidden leaks, duplicate suppliers, faulty reads: rare events found in large volumes, ranked so that inspectors see the likeliest first.",
      icon: "search",
    },
    {
      id: "02",
      title: "Classify",
      desc: "Requests, transactions, images and documents sorted into the categories your process uses, with the uncertain ones handed to people.",
      icon: "tags",
    },
    {
      id: "03",
      title: "Match",
      desc: "One citizen, one supplier or one asset across five systems. Probabilistic matching links records and keeps a reversible history of each link.",
      icon: "git-merge",
    },
    {
      id: "04",
      title: "Recommend",
      desc: "Training, parts, next actions: suggestions learned from what worked, with the reason shown and the choice left to the user.",
      icon: "sparkles",
    },
  ],
  services: otherServices(
    "predictive-analytics",
    "generative-ai",
    "product-software-development",
    "agentic-ai",
    "faw-xcelerator",
  ),
  sections: AI_SECTIONS,
};
