import type { SectionModule } from "~/page/section-module";

/** Sections of the careers page. */
export const modules = import.meta.glob<SectionModule<never>>(
  ["/src/sections/career-life.tsx", "/src/sections/openings.tsx"],
  { eager: true },
);
