import type { SectionModule } from "~/page/section-module";

/** Sections of the contact page. */
export const modules = import.meta.glob<SectionModule<never>>(
  ["/src/sections/contact.tsx", "/src/sections/find-us.tsx"],
  { eager: true },
);
