/** The addresses of the static pages. The core owns the route table; these types keep copy from naming a page that is not in it. */
export type AiServiceSlug =
  | "generative-ai"
  | "agentic-ai"
  | "predictive-analytics"
  | "ai-consulting"
  | "product-software-development"
  | "machine-learning"
  | "intelligent-virtual-assistants";

export type CloudServiceSlug =
  | "consulting-and-implementation"
  | "fusion-advanced-support-team"
  | "cloud-technology"
  | "strategic-advisory-consulting"
  | "faw-xcelerator";

export type ServiceSlug = AiServiceSlug | CloudServiceSlug;

export type ServiceRoute = `/ai-services/${AiServiceSlug}` | `/cloud-services/${CloudServiceSlug}`;

export type IndustrySlug = "public-sector" | "utilities" | "healthcare" | "financial";

export type ProductSlug = "govcubes" | "cadeo" | "corx";

export type StoryId =
  | "city-erp-engagement"
  | "town-financials-projects-grants-procurement"
  | "town-planning-epm"
  | "county-erp-cloud-hcm-conversion"
  | "hcm-efficiency"
  | "diagnosing-heart-disease"
  | "financial-services-ga-erp-transformation";
