import type { SectionModule } from "~/page/section-module";

/** Long texts, the search and error pages. */
export const modules = import.meta.glob<SectionModule<never>>("./reading/*.tsx", { eager: true });
