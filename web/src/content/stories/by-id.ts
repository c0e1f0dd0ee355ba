import type { StoryId } from "../types/slugs";
import type { StoryPage } from "../types/story-page";
import { cityErpEngagement } from "./city-erp-engagement";
import { countyErpCloudHcmConversion } from "./county-erp-cloud-hcm-conversion";
import { diagnosingHeartDisease } from "./diagnosing-heart-disease";
import { financialServicesGaErpTransformation } from "./financial-services-ga-erp-transformation";
import { hcmEfficiency } from "./hcm-efficiency";
import { townFinancialsProjectsGrantsProcurement } from "./town-financials-projects-grants-procurement";
import { townPlanningEpm } from "./town-planning-epm";

/** Every success story; `next` in each leads round all seven. */
export const storiesById: Readonly<Record<StoryId, StoryPage>> = {
  "city-erp-engagement": cityErpEngagement,
  "county-erp-cloud-hcm-conversion": countyErpCloudHcmConversion,
  "town-financials-projects-grants-procurement": townFinancialsProjectsGrantsProcurement,
  "town-planning-epm": townPlanningEpm,
  "hcm-efficiency": hcmEfficiency,
  "diagnosing-heart-disease": diagnosingHeartDisease,
  "financial-services-ga-erp-transformation": financialServicesGaErpTransformation,
};
