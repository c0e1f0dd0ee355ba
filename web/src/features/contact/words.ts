/** Labels and messages of the contact form (product requirement). Some are shared with an event's forms. */
export const words = {
  service: "Service",
  description: "Description",
  descriptionHint: "What are you working on, and what stands in the way?",
  privacyLead: "I have read and accept the ",
  privacyLink: "Privacy Policy",
  sentReference: "Your reference",
  failures: {
    network:
      "No answer came from the server. What you wrote is still here: check your connection and send it again.",
    server: "What you wrote is still here. If it keeps failing, write to {email}.",
  },
} as const;
