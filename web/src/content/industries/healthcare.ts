import type { IndustryPage } from "../types/industry-page";

export const healthcare: IndustryPage = {
  slug: "healthcare",
  name: "Healthcare",
  seo: {
    title: "AI and Oracle Cloud for healthcare | {brand}",
    description:
      "Diagnostic support that clinicians can question, staffing and supply that follow demand, and finance on Oracle Cloud for hospitals, universities and medtech.",
  },
  hero: {
    title: "Technology that gives clinicians time back",
    description:
      "Hospitals, medical schools and device makers carry more data than any ward round can read. We build models and systems that surface what matters, and say how sure they are.",
    bgImage: { name: "industry/healthcare-background", alt: "" },
    mainImage: {
      name: "industry/healthcare",
      alt: "A soft pulse of light travelling through layered translucent membranes",
    },
    floatingImages: [
      { className: "top", src: { name: "story/diagnosing-heart-disease", alt: "" } },
      { className: "bottom", src: { name: "service/machine-learning", alt: "" } },
    ],
  },
  overview: {
    badgeText: "Industries",
    badgeContentIcon: "heart-pulse",
    badgeContentText: "Hospitals, universities and medtech",
    leftImage: { name: "service/intelligent-virtual-assistants", alt: "" },
    rightImage: { name: "story/diagnosing-heart-disease", alt: "" },
    rightTitle: "We treat a prediction as advice, never as a verdict",
    rightDescription:
      "A score without its reasons asks a doctor either to obey or to ignore it. Our diagnostic work shows the findings that moved the result, the patients it was learned from and the cases where it is known to be weak. It is evaluated with clinicians against the outcomes they care about, group by group, and it stays inside your network with your access rules. On the administrative side the aim is the same: fewer screens, fewer copies, and a clear owner for each fact.",
  },
  sections: [
    {
      number: "01",
      title: "Diagnostic support with its reasons shown",
      description:
        "We work with research and clinical teams on imaging, signals and records: cleaning the data, agreeing labels, training models and testing them on patients they have never met. Results appear in the viewer the clinician already uses, with the region or reading that mattered. Each version is documented for the ethics board, and the previous one can be restored at once.",
      image: { name: "story/diagnosing-heart-disease", alt: "" },
      imageLeft: true,
    },
    {
      number: "02",
      title: "Staffing and supply that follow demand",
      description:
        "Admissions vary; rosters and theatre stock often do not. We forecast demand by unit and shift, compare it with credentials and leave in Oracle Cloud HCM, and show the gap while there is still time to fill it. Supply planners see consumption by procedure, expiry by shelf and the items whose shortage would cancel a list tomorrow.",
      image: { name: "service/predictive-analytics", alt: "" },
      imageLeft: false,
    },
    {
      number: "03",
      title: "Finance, research and grants on one platform",
      description:
        "University hospitals mix patient income, teaching and sponsored research. We set up Oracle ERP so that an award, its effort and its equipment are visible to the principal investigator and to the controller in the same terms. Device makers receive traceable inventory, quality records and costing that follow a lot from the supplier to the patient.",
      image: { name: "service/consulting-and-implementation", alt: "" },
      imageLeft: true,
    },
  ],
  successStories: {
    introImage: { name: "industry/healthcare", alt: "" },
    cards: [
      {
        title: "University medicine",
        stories: [
          { id: "diagnosing-heart-disease", label: "Helping cardiologists diagnose heart disease earlier" },
        ],
      },
      {
        title: "Workforce",
        stories: [{ id: "hcm-efficiency", label: "Shift work and payroll, made to agree" }],
      },
    ],
  },
};
