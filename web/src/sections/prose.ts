import type { SectionModule } from "~/page/section-module";

/** Texts, on most pages. */
export const modules = import.meta.glob<SectionModule<never>>("./prose/*.tsx", { eager: true });
