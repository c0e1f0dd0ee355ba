/** The headings that every service page shares. */
export const serviceLabels = {
  impact: "Our Impact",
  circle: "Why Choose {brand}",
  circlePrevious: "Previous reason",
  circleNext: "Next reason",
  migrationEyebrow: "Migration Experience",
  delivery: "Our Delivery Method",
  deliveryText:
    "Five steps, in the same order on every project. You always know which one you are in and what ends it.",
  thrive: "How We Help",
  packages: "FAW Xcelerator Packages",
  packageValue: "What you get",
  packageAddon: "Add-on",
  packageTimeline: "Timeline",
  services: "Our Other Services",
  servicesPrevious: "Previous services",
  servicesNext: "Next services",
  families: { "ai-services": "AI Services", "cloud-services": "Cloud Services" },
} as const;
