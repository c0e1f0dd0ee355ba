import type { SectionModule } from "~/page/section-module";

/** Long texts, the search and error pages. */
export const modules = import.meta.glob<SectionModule<never>>(
  ["/src/sections/long-read.tsx", "/src/sections/site-search.tsx", "/src/sections/message.tsx"],
  { eager: true },
);
