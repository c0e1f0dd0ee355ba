import type { SectionModule } from "~/page/section-module";

/** Sections of the contact page. */
export const modules = import.meta.glob<SectionModule<never>>("./contact/*.tsx", { eager: true });
