import type { ServicePage } from "../types/service-page";
import type { ServiceSlug } from "../types/slugs";

/** Every service page as a file of its own, for the browser: a visitor of one need not carry the other eleven. */
export const loadServiceBySlug: Readonly<Record<ServiceSlug, () => Promise<ServicePage>>> = {
  "generative-ai": async () => (await import("./generative-ai")).generativeAi,
  "agentic-ai": async () => (await import("./agentic-ai")).agenticAi,
  "predictive-analytics": async () => (await import("./predictive-analytics")).predictiveAnalytics,
  "ai-consulting": async () => (await import("./ai-consulting")).aiConsulting,
  "product-software-development": async () =>
    (await import("./product-software-development")).productSoftwareDevelopment,
  "machine-learning": async () => (await import("./machine-learning")).machineLearning,
  "intelligent-virtual-assistants": async () =>
    (await import("./intelligent-virtual-assistants")).intelligentVirtualAssistants,
  "consulting-and-implementation": async () =>
    (await import("./consulting-and-implementation")).consultingAndImplementation,
  "fusion-advanced-support-team": async () =>
    (await import("./fusion-advanced-support-team")).fusionAdvancedSupportTeam,
  "cloud-technology": async () => (await import("./cloud-technology")).cloudTechnology,
  "strategic-advisory-consulting": async () =>
    (await import("./strategic-advisory-consulting")).strategicAdvisoryConsulting,
  "faw-xcelerator": async () => (await import("./faw-xcelerator")).fawXcelerator,
};
