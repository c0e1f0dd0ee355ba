/** The texts of a landing's contact form, as a dialog and as a page without JavaScript. */
export const contactWords = {
  title: "Contact Us",
  lead: "Cannot make it to the booth, or want to talk before? Leave your details and a consultant will get in touch within {responseTime}.",
  sentDetail: "We answer within {responseTime}.",
  retry: "Try again",
  back: "Back to the event",
  seo: {
    title: "Contact us at {event} | {brand}",
    description:
      "Leave your details for the {brand} team at {event}: a consultant will answer within {responseTime}.",
  },
} as const;
