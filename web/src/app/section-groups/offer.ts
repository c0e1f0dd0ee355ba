import type { SectionModule } from "~/page/section-module";

/** Sections of services, products, industries and stories. */
export const modules = import.meta.glob<SectionModule<never>>(
  [
    "/src/sections/page-hero.tsx",
    "/src/sections/statement.tsx",
    "/src/sections/pillars.tsx",
    "/src/sections/circle.tsx",
    "/src/sections/migration.tsx",
    "/src/sections/delivery.tsx",
    "/src/sections/thrive.tsx",
    "/src/sections/packages.tsx",
    "/src/sections/other-services.tsx",
    "/src/sections/product-about.tsx",
    "/src/sections/key-benefits.tsx",
    "/src/sections/transforms.tsx",
    "/src/sections/industry-hero.tsx",
    "/src/sections/overview.tsx",
    "/src/sections/numbered-sections.tsx",
    "/src/sections/success-stories.tsx",
    "/src/sections/chapter.tsx",
    "/src/sections/results.tsx",
    "/src/sections/next-story.tsx",
  ],
  { eager: true },
);
