import type { SectionModule } from "~/page/section-module";

/** Sections about the company. */
export const modules = import.meta.glob<SectionModule<never>>(
  [
    "/src/sections/about-story.tsx",
    "/src/sections/workflow.tsx",
    "/src/sections/vision.tsx",
    "/src/sections/leadership.tsx",
    "/src/sections/testimonials.tsx",
    "/src/sections/who-we-are.tsx",
    "/src/sections/banner.tsx",
  ],
  { eager: true },
);
