import type { SectionModule } from "~/page/section-module";

/** The live field, a section of several pages. */
export const modules = import.meta.glob<SectionModule<never>>(["/src/sections/live-field.tsx"], {
  eager: true,
});
