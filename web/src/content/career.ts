import type { CareerPage } from "./types/career-page";

export const career: CareerPage = {
  seo: {
    title: "Careers in Kochi and Bengaluru | {brand}",
    description:
      "Engineering, Oracle, marketing and operations roles in Kochi and Bengaluru: small senior teams, real users, time to finish, and colleagues who explain things.",
  },
  hero: {
    eyebrow: "Careers",
    title: "Do work that somebody relies on",
    description:
      "A payroll that agrees. A repair crew with the right part. A diagnosis made earlier. Join the people who build what stands behind them.",
    buttonText: "View Careers",
  },
  life: {
    image: { name: "career/life", alt: "Lights of different sizes gathered around one table of light" },
    eyebrow: "Life at {brand}",
    heading: "Small teams, long attention",
    description:
      "We hire people who are curious about how an organisation really works, and give them a project, a mentor and a client to talk to. Here is what you can expect.",
    cards: [
      {
        title: "You meet the users",
        desc: "Engineers join interviews, visit depots and sit beside clerks. Nobody builds from a ticket alone.",
        icon: "users",
      },
      {
        title: "You learn on purpose",
        desc: "Certifications are paid for, reading groups meet in working hours, and every project ends with a review that names what we would do differently.",
        icon: "graduation-cap",
      },
      {
        title: "You can switch sides",
        desc: "Consultants become engineers, testers become consultants, engineers lead products. We advertise inside the company first.",
        icon: "route",
      },
      {
        title: "You go home",
        desc: "Cut-over weekends are planned months ahead and given back afterwards. Late nights are treated as a planning error.",
        icon: "clock",
      },
      {
        title: "You are heard",
        desc: "Design decisions are written down and open to comment from anyone, and the person who found the flaw is thanked by name.",
        icon: "message-square",
      },
      {
        title: "You have two homes",
        desc: "Infopark in Kochi and the city of Bengaluru: desks by the window, good coffee, a quiet room and festivals celebrated together.",
        icon: "building-2",
      },
    ],
  },
  openings: {
    heading: "Current Openings",
    description: "Search by position or choose a city.",
    searchLabel: "Search openings",
    searchPlaceholder: "Search Position",
    clearLabel: "Clear search",
    submitLabel: "Search",
    locationLabel: "Location",
    chips: [
      { id: "all", label: "All" },
      { id: "kochi", label: "Kochi" },
      { id: "bangalore", label: "Bangalore" },
    ],
    departments: {
      engineering: "Engineering",
      marketing: "Marketing",
      oracle: "Oracle",
      others: "Other Departments",
    },
    experienceLabel: "Experience",
    locationsLabel: "Location",
    openLabel: "View position",
    failed: "No data found",
    noHits: "No position matches your search. Try a shorter word or another city.",
    none: "There are no openings at the moment. Write to {email} and tell us what you do well.",
  },
  job: {
    back: "All openings",
    facts: { department: "Department", employment: "Employment", posted: "Posted", closes: "Open until" },
    about: "About the role",
    responsibilities: "What you will do",
    requirements: "What you bring",
    apply: "Apply by e-mail",
    applyText:
      "Send your CV and a few lines about something that you built or put right to {email}. Name the position in the subject. A person reads every application.",
    closedTitle: "This position is closed",
    closedText:
      "Thank you for your interest. We have stopped taking applications for it; the current openings are listed on the careers page.",
  },
};
