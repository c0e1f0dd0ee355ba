import type { SectionModule } from "~/page/section-module";

/** The live field, on several kinds of pages. */
export const modules = import.meta.glob<SectionModule<never>>("./field/*.tsx", { eager: true });
