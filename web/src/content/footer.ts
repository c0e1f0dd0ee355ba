export const footer = {
  claim: "Created for you, trusted by teams, scalable with the brand.",
  action: "Get Started",
  quickLinks: "Quick links",
  services: "Services",
  products: "Products",
  insights: "Insights",
  offices: "Offices",
} as const;
