/** The contact page. Labels and messages of the form itself are the specification's. */
export const contact = {
  seo: {
    title: "Contact us | {brand}",
    description:
      "Have a question? Write to {brand} and book a free discovery call: a consultant reads your message and answers within {responseTime}.",
  },
  eyebrow: "Contact",
  title: "Have a question? We're happy to help!",
  lead: "Tell us what you run today and where it has to go. A consultant, not a queue, reads every message.",
  steps: [
    { title: "We read it", text: "The person who answers is one who does the work." },
    { title: "We answer within {responseTime}", text: "With a first view, and times for a call." },
    { title: "We talk for half an hour", text: "Free, and useful even if you go on without us." },
  ],
  emailLead: "Rather write an email?",
  form: {
    heading: "Book a free discovery call to discuss your project.",
    fullName: "Full name",
    email: "Email",
    phone: "Phone",
    phoneHint: "With the country code, such as +1 for the United States.",
    company: "Company",
    service: "Service",
    description: "Description",
    descriptionHint: "What are you working on, and what stands in the way?",
    privacyLead: "I have read and accept the ",
    privacyLink: "Privacy Policy",
    bait: "Leave this empty",
  },
  sent: "Message sent successfully!",
  failed: "Something went wrong. Please try again later.",
  sentDetail: "We answer within {responseTime}.",
  sentReference: "Your reference",
  failures: {
    network:
      "No answer came from the server. What you wrote is still here: check your connection and send it again.",
    tooMany: "Several messages came from your network in a short time. Wait a minute, then send it again.",
    server: "What you wrote is still here. If it keeps failing, write to {email}.",
  },
  findUs: {
    title: "Find Us",
    text: "Four offices, one team. Call the one nearest to your working day.",
    socialLabel: "Follow us",
  },
} as const;
