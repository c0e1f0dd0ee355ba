import type { SectionModule } from "~/page/section-module";

/** Texts, which most pages have. */
export const modules = import.meta.glob<SectionModule<never>>("./prose/*.tsx", { eager: true });
