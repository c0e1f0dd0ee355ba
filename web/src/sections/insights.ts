import type { SectionModule } from "~/page/section-module";

/** The insights hub. */
export const modules = import.meta.glob<SectionModule<never>>("./insights/*.tsx", { eager: true });
