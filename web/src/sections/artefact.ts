import type { SectionModule } from "~/page/section-module";

/** Examples of the work, for pages of services only. */
export const modules = import.meta.glob<SectionModule<never>>("./artefact/*.tsx", { eager: true });
