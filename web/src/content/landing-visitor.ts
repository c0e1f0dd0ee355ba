/** Who comes or writes: the fields of every form of an event landing. */
export const visitor = {
  fullName: "Full name",
  email: "Email",
  phone: "Phone",
  phoneHint: "With the country code, such as +1 for the United States.",
  company: "Company",
  bait: "Leave this empty",
} as const;
