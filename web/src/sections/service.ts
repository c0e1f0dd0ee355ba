import type { SectionModule } from "~/page/section-module";

/** Sections that only pages of services have. */
export const modules = import.meta.glob<SectionModule<never>>("./service/*.tsx", { eager: true });
