import type { IndustryPage } from "../types/industry-page";
import type { IndustrySlug } from "../types/slugs";
import { financial } from "./financial";
import { healthcare } from "./healthcare";
import { publicSector } from "./public-sector";
import { utilities } from "./utilities";

/** Every industry page, in the order of the menus. */
export const industriesBySlug: Readonly<Record<IndustrySlug, IndustryPage>> = {
  "public-sector": publicSector,
  utilities,
  healthcare,
  financial,
};
