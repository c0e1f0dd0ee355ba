import type { SectionModule } from "~/page/section-module";

/** Sections of the careers page. */
export const modules = import.meta.glob<SectionModule<never>>("./career/*.tsx", { eager: true });
