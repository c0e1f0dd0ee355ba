/** The texts of the page that the signed link in the confirmation mail leads to. */
export const words = {
  seo: {
    title: "{title} | {brand}",
    description: "See, move or cancel the time that you booked with the {brand} team.",
  },
  booked: { title: "Your booking", lead: "{name}, this is the time that we keep for you." },
  started: { title: "Your meeting has started", lead: "{name}, we are waiting for you at booth {booth}." },
  past: {
    title: "Your booking is in the past",
    lead: "We hope that it was worth the walk to booth {booth}.",
  },
  cancelled: {
    title: "Your booking is cancelled",
    lead: "The time is free for somebody else. You can book another one whenever you like.",
  },
  unknown: {
    title: "This link leads to no booking",
    lead: "It may have been cut short on the way, or it has expired. Open it again from your confirmation email, or write to {email}.",
  },
  moved: "Your booking is moved. A new confirmation is on its way to you.",
  movedUnmailed: "Your booking is moved. No email confirms it.",
  move: {
    title: "Move it to another time",
    lead: "The time that you have now is kept until the new one is yours.",
    submit: "Move booking",
  },
  cancel: {
    title: "Cancel it",
    lead: "Your time goes to somebody else at once. This cannot be undone.",
    open: "Cancel this booking",
    submit: "Yes, cancel it",
  },
  again: "Book another time",
  home: "Go to the home page",
} as const;
