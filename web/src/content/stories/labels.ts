/** The words that every success story shares. */
export const storyLabels = {
  eyebrow: "Success story",
  challenge: "Business Challenge",
  achievements: "Our Achievements",
  results: "Results",
  next: "Next story",
  industry: "Industry",
  service: "Service",
} as const;
