import type { SectionModule } from "~/page/section-module";

/** Cards of products. */
export const modules = import.meta.glob<SectionModule<never>>("./product/*.tsx", { eager: true });
