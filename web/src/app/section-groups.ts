import type { SectionKind } from "~/page/section-data";

/**
 * The file in `section-groups` that contains a section. Sections of the same pages share a file, so that a page needs
 * few of them, and a visitor who continues has most already.
 */
const GROUPS: Readonly<Record<SectionKind, string>> = {
  pageHero: "offer",
  statement: "offer",
  artefact: "artefact",
  pillars: "offer",
  circle: "offer",
  migration: "offer",
  delivery: "offer",
  thrive: "offer",
  packages: "offer",
  otherServices: "offer",
  productAbout: "offer",
  keyBenefits: "offer",
  transforms: "offer",
  industryHero: "offer",
  overview: "offer",
  numberedSections: "offer",
  successStories: "offer",
  chapter: "offer",
  results: "offer",
  nextStory: "offer",
  banner: "firm",
  homeHero: "home",
  insightsTeaser: "home",
  expertise: "home",
  partners: "home",
  liveField: "field",
  featuredProducts: "home",
  figures: "home",
  aboutStory: "firm",
  workflow: "firm",
  vision: "firm",
  leadership: "firm",
  testimonials: "firm",
  whoWeAre: "firm",
  careerLife: "career",
  openings: "career",
  contact: "contact",
  findUs: "contact",
  insightsHub: "insights",
  longRead: "reading",
  siteSearch: "reading",
  message: "reading",
};

/** Returns the group of a section, as named in Vite's manifest (without the leading slash) and in the glob. */
export function groupKey(kind: SectionKind): string {
  return `/src/app/section-groups/${GROUPS[kind]}.ts`;
}

/** Returns the module of a section, named likewise: `pageHero` is in `page-hero.tsx`. */
export function sectionKey(kind: SectionKind): string {
  const name = kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `/src/sections/${name}.tsx`;
}
