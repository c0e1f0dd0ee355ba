import type { SectionModule } from "~/page/section-module";

/** Sections of the home page. */
export const modules = import.meta.glob<SectionModule<never>>(
  [
    "/src/sections/home-hero.tsx",
    "/src/sections/insights-teaser.tsx",
    "/src/sections/expertise.tsx",
    "/src/sections/partners.tsx",
    "/src/sections/featured-products.tsx",
    "/src/sections/figures.tsx",
  ],
  { eager: true },
);
