import type { SectionModule } from "~/page/section-module";

/** Sections of services, products, industries and stories. */
export const modules = import.meta.glob<SectionModule<never>>("./offer/*.tsx", { eager: true });
