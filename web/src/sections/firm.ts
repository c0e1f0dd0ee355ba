import type { SectionModule } from "~/page/section-module";

/** Sections about the company. */
export const modules = import.meta.glob<SectionModule<never>>("./firm/*.tsx", { eager: true });
