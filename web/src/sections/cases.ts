import type { SectionModule } from "~/page/section-module";

/** Sections of industries and stories only. */
export const modules = import.meta.glob<SectionModule<never>>("./cases/*.tsx", { eager: true });
