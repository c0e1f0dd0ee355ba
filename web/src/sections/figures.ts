import type { SectionModule } from "~/page/section-module";

/** Figures, a section of several pages. */
export const modules = import.meta.glob<SectionModule<never>>("./figures/*.tsx", { eager: true });
