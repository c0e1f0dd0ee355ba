/** The words that every industry page shares. */
export const industryLabels = {
  stories: "Our Success Stories",
  readStory: "Read the story",
  previous: "Previous success stories",
  next: "Next success stories",
  contact: "Talk to us",
} as const;
