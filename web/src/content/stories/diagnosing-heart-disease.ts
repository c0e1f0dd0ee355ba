import type { StoryPage } from "../types/story-page";

export const diagnosingHeartDisease: StoryPage = {
  id: "diagnosing-heart-disease",
  label: "Diagnosing Heart Disease",
  summary: "A university medical team and our engineers built a model that cardiologists can question.",
  seo: {
    title: "Diagnosing heart disease with AI | {brand}",
    description:
      "How a university cardiology team and our engineers built a diagnostic model that shows its reasons, names its weak groups and makes routine reading 3X as fast.",
  },
  heroTitle: "Helping cardiologists diagnose heart disease earlier",
  heroImage: {
    name: "story/diagnosing-heart-disease",
    alt: "A heart-like form of translucent layers with one fine trace of light through it",
  },
  industry: "healthcare",
  service: { label: "Machine Learning", route: "/ai-services/machine-learning" },
  businessChallenge: [
    "A university medical department had collected cardiac studies for years: signals, images, laboratory values and the diagnoses that followed. Its researchers believed that patterns in them could point to disease before symptoms did. What they had was a promising notebook, written by a doctoral student, and a question from the ethics board that the notebook could not answer: for whom does it fail?",
    "Studies came from several devices with different settings, and a model could score well by recognising the machine. Diagnoses had been coded for billing as much as for science. Some patients appeared more than once under different numbers. Cardiologists, who would have to act on a result, wanted to see what it was based on, in the viewer they already used, without adding minutes to a reading list that was already too long.",
  ],
  achievements: [
    "We put the data in order first. Patients were matched across identifiers, so that no one could stand in both the training and the test set. Two cardiologists labelled a sample independently; where they disagreed, a third decided, and their rate of disagreement became the honest ceiling for the model.",
    "Training was repeated with one device held out at a time. The first model failed this test, as the team had feared, and was discarded. The second relied on the signal and passed. Results were reported by age, sex and device, with the groups in which there was too little evidence named as such.",
    "In the viewer a clinician sees a probability, its range and the section of the trace that mattered most. Agreement or correction takes one click and is kept for review. The system runs inside the university's network, supports a decision and never makes one.",
  ],
  results: [
    "Reading with the model's marks in view is 3X as fast on the routine part of the list",
    "Each result shows the part of the study that it rests on",
    "Performance is published by age, sex and device, weak groups included",
    "Clinicians' corrections are collected with consent and reviewed before each new version",
    "The ethics board has a model card that answers its question in writing",
  ],
  next: "financial-services-ga-erp-transformation",
};
