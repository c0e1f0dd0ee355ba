import type { Testimonials } from "./types/testimonial";

export const testimonialLabels = {
  eyebrow: "Testimonials",
  heading: "Trusted By Industry Leaders",
  dotLabel: "Show testimonial {number}",
  previous: "Previous testimonial",
  next: "Next testimonial",
} as const;

export const testimonials: Testimonials = [
  {
    id: "city-cfo",
    name: "Renata Holloway",
    role: "Chief Financial Officer",
    organisation: "City",
    location: "North Carolina",
    quote:
      "They read our tickets before they answered any. For the first time I could see which problems we had made ourselves, and the list got shorter every month.",
    image: { name: "testimonial/city-cfo", alt: "" },
  },
  {
    id: "utilities-director",
    name: "Gordon Achterberg",
    role: "Director of Applications",
    organisation: "Utilities",
    location: "Texas",
    quote:
      "Two of their people spent a week in our vans. The design that followed was the first one our crews did not try to work around.",
    image: { name: "testimonial/utilities-director", alt: "" },
  },
  {
    id: "medical-professor",
    name: "Ifeoma Barrientos",
    role: "Professor of Medicine",
    organisation: "University",
    location: "Virginia",
    quote:
      "They threw away their first model because it had learned the machine and not the disease, and they told us before we had noticed. That is why I trust the second.",
    image: { name: "testimonial/medical-professor", alt: "" },
  },
  {
    id: "county-deputy-cfo",
    name: "Walter Nakagawa",
    role: "Deputy Chief Financial Officer",
    organisation: "County",
    location: "Georgia",
    quote:
      "Our board saw the payroll differences shrink on a chart, cycle by cycle. On the day we went live there was nothing left to be brave about.",
    image: { name: "testimonial/county-deputy-cfo", alt: "" },
  },
  {
    id: "medtech-ceo",
    name: "Sabine Thorvald",
    role: "Chief Executive Officer",
    organisation: "Medical technology",
    location: "Massachusetts",
    quote:
      "We asked for an AI feature. They asked what it should refuse to do. The product is better for that question, and so were the talks with our regulator.",
    image: { name: "testimonial/medtech-ceo", alt: "" },
  },
];
