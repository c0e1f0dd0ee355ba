import type { SectionKind } from "~/page/section-data";

/**
 * The group of each section by the name of its file, as the build lists them: the folder that the file is in. Sections
 * of the same pages share a group, so that a page needs few files, and a visitor who continues has most already.
 */
declare const SECTION_GROUPS: Readonly<Record<string, string>>;

/** Returns the module with a section's group, as named in Vite's manifest (without the leading slash) and in the glob. */
export function groupKey(kind: SectionKind): string {
  return `/src/sections/${SECTION_GROUPS[fileName(kind)]}.ts`;
}

/** Returns the module of a section as its group names it: `pageHero` is in `page-hero.tsx`. */
export function sectionKey(kind: SectionKind): string {
  return `./${SECTION_GROUPS[fileName(kind)]}/${fileName(kind)}`;
}

function fileName(kind: SectionKind): string {
  return `${kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`;
}
