import type { SectionModule } from "~/page/section-module";

/** The live field, a section of several pages. */
export const modules = import.meta.glob<SectionModule<never>>("./field/*.tsx", { eager: true });
