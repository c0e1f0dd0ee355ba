import type { SectionModule } from "~/page/section-module";

/** Figures, on several kinds of pages. */
export const modules = import.meta.glob<SectionModule<never>>("./figures/*.tsx", { eager: true });
