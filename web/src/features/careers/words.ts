/** The texts of the careers pages. */
export const words = {
  description: "{title}, {places}. An open position at {brand}: the work, what you bring and how to apply.",
  back: "All openings",
  facts: {
    location: "Location",
    experience: "Experience",
    employment: "Employment",
    department: "Department",
    posted: "Posted",
    closes: "Open until",
  },
  about: "About the role",
  responsibilities: "What you will do",
  requirements: "What you bring",
  apply: "Apply by e-mail",
  applyText:
    "Send your CV and a few lines about something that you built or put right to {email}. Name the position in the subject. A person reads every application.",
  closedTitle: "This position is closed",
  closedText:
    "Thank you for your interest. We have stopped taking applications for it; the current openings are listed on the careers page.",
} as const;
