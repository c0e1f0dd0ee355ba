import type { SectionModule } from "~/page/section-module";

/** Steps, on pages of services and products. */
export const modules = import.meta.glob<SectionModule<never>>("./stack/*.tsx", { eager: true });
