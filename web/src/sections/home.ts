import type { SectionModule } from "~/page/section-module";

/** Sections of the home page. */
export const modules = import.meta.glob<SectionModule<never>>("./home/*.tsx", { eager: true });
