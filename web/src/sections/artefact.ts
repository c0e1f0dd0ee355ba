import type { SectionModule } from "~/page/section-module";

/** Examples of the work: only the pages of services show them. */
export const modules = import.meta.glob<SectionModule<never>>("./artefact/*.tsx", { eager: true });
