/**
 * The texts that every event landing shares; texts specific to an event are in the page's data. Tokens that the view
 * fills: `{event}`, `{booth}`, `{name}`, `{number}`, `{minutes}`.
 */
export const words = {
  seo: {
    title: "Meet us at {event}, booth {booth} | {brand}",
    endedTitle: "{event} at booth {booth}, in review | {brand}",
  },
  hero: {
    eyebrow: "Meet {brand} at",
    register: "Register",
    meet: "Who you will meet",
    pauseLightsLabel: "Stop the moving lights",
    playLightsLabel: "Let the lights move",
    boothLabel: "Booth",
    daysLabel: "When",
    venueTimeLabel: "Venue time",
    slotsLabel: "Time slots",
    slots: "{number} a day, {minutes} minutes each",
  },
  highlights: { heading: "Highlights" },
  takeaways: { heading: "What you take away" },
  team: {
    heading: "Who you will meet",
    description: "They answer questions for a living. Ask difficult ones.",
    portrait: "Portrait of {name}",
    profileLabel: "Professional profile of {name}",
  },
  closing: {
    title: "Your question, our people, and time for both.",
    text: "Every time slot is for one visitor. Choose yours before somebody else does.",
  },
  contactTab: "Contact Us",
  ended: {
    title: "{event} is over",
    text: "Thank you to everyone who stopped by booth {booth}. Appointments can no longer be booked, but the people you would have met are still here, and a conversation costs nothing.",
    contact: "Contact Us",
    insights: "See our other events",
    next: "Next: {event}",
    nextText: "Time slots at the booth can be booked now.",
    highlights: "What we showed",
    takeaways: "What visitors took away",
    team: "The people behind the booth",
  },
} as const;
