import type { ServicePage } from "../types/service-page";
import type { ServiceSlug } from "../types/slugs";
import { agenticAi } from "./agentic-ai";
import { aiConsulting } from "./ai-consulting";
import { cloudTechnology } from "./cloud-technology";
import { consultingAndImplementation } from "./consulting-and-implementation";
import { fawXcelerator } from "./faw-xcelerator";
import { fusionAdvancedSupportTeam } from "./fusion-advanced-support-team";
import { generativeAi } from "./generative-ai";
import { intelligentVirtualAssistants } from "./intelligent-virtual-assistants";
import { machineLearning } from "./machine-learning";
import { predictiveAnalytics } from "./predictive-analytics";
import { productSoftwareDevelopment } from "./product-software-development";
import { strategicAdvisoryConsulting } from "./strategic-advisory-consulting";

/** Every service page, in the order of the menus. */
export const servicesBySlug: Readonly<Record<ServiceSlug, ServicePage>> = {
  "generative-ai": generativeAi,
  "agentic-ai": agenticAi,
  "predictive-analytics": predictiveAnalytics,
  "ai-consulting": aiConsulting,
  "product-software-development": productSoftwareDevelopment,
  "machine-learning": machineLearning,
  "intelligent-virtual-assistants": intelligentVirtualAssistants,
  "consulting-and-implementation": consultingAndImplementation,
  "fusion-advanced-support-team": fusionAdvancedSupportTeam,
  "cloud-technology": cloudTechnology,
  "strategic-advisory-consulting": strategicAdvisoryConsulting,
  "faw-xcelerator": fawXcelerator,
};
