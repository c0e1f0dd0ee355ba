import type { IndustryPage } from "../types/industry-page";

export const financial: IndustryPage = {
  slug: "financial",
  name: "Financial Services",
  seo: {
    title: "Oracle Cloud and AI for financial services | {brand}",
    description:
      "Banks, insurers and asset managers: a faster close, controls that prove themselves, and AI that a model-risk committee can read, on Oracle Cloud ERP and EPM.",
  },
  hero: {
    title: "Close the books sooner, and defend every figure",
    description:
      "Banks, insurers and asset managers answer to supervisors as well as shareholders. We build finance platforms in which a number carries its own evidence, from the report back to the transaction.",
    bgImage: { name: "industry/financial-background", alt: "" },
    mainImage: {
      name: "industry/financial",
      alt: "Precise vertical strata of glass catching one narrow beam of light",
    },
    floatingImages: [
      { className: "top", src: { name: "story/financial-services-ga-erp-transformation", alt: "" } },
      { className: "bottom", src: { name: "service/agentic-ai", alt: "" } },
    ],
  },
  overview: {
    badgeText: "Industries",
    badgeContentIcon: "wallet",
    badgeContentText: "Banking, insurance and asset management",
    leftImage: { name: "service/faw-xcelerator", alt: "" },
    rightImage: { name: "service/strategic-advisory-consulting", alt: "" },
    rightTitle: "Control is a design choice, made early",
    rightDescription:
      "Financial institutions rarely lack controls. They have hundreds, performed by hand, in files that somebody keeps on a desktop. We move the ones that matter into the system: segregation of duties in the role model, approvals in the workflow, reconciliation on a schedule, evidence collected as work is done. What remains is short enough to be performed with care. Auditors get read-only access and a calmer January.",
  },
  sections: [
    {
      number: "01",
      title: "General and administrative finance on one ERP",
      description:
        "Entity by entity, the group acquires ledgers, approval habits and supplier files. We bring them into one Oracle ERP with common dimensions, automatic intercompany balancing and shared services that can see their queue. Local statutory needs are met by secondary ledgers and not by exports. Expense policy is checked when a claim is made, not after it is paid.",
      image: { name: "story/financial-services-ga-erp-transformation", alt: "" },
      imageLeft: true,
    },
    {
      number: "02",
      title: "Planning, consolidation and the close",
      description:
        "A close is a project that repeats every month. We map its critical path, automate the journals that follow a rule, reconcile high-risk accounts daily and consolidate in Oracle EPM with the adjustments explained. Forecasts use the same drivers as the budget, so that a change in rates or volumes runs through income, capital and headcount together.",
      image: { name: "service/faw-xcelerator", alt: "" },
      imageLeft: false,
    },
    {
      number: "03",
      title: "AI inside model-risk rules",
      description:
        "Exception handling, document review and anomaly detection repay automation, provided that the model is inventoried, validated and monitored. We supply the documents your validators expect: purpose, data, performance, limits and fallback. Agents work under named service accounts with ceilings on value, and a second person confirms anything above them.",
      image: { name: "service/agentic-ai", alt: "" },
      imageLeft: true,
    },
  ],
  successStories: {
    introImage: { name: "industry/financial", alt: "" },
    cards: [
      {
        title: "G&A transformation",
        stories: [
          {
            id: "financial-services-ga-erp-transformation",
            label: "A financial group rebuilds G&A on Oracle ERP",
          },
        ],
      },
      {
        title: "Planning",
        stories: [{ id: "town-planning-epm", label: "Budgeting without the spreadsheet relay" }],
      },
    ],
  },
};
