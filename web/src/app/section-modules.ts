import type { PageBody } from "~/generated/contract";
import type { SectionKind } from "~/page/section-data";
import type { SectionModule, SectionModules } from "~/page/section-module";
import { groupKey, sectionKey } from "./section-groups";

/** Modules of sections, by their keys. */
export type ModulesByKey = Readonly<Record<string, SectionModule<never>>>;

/** A group of sections. */
export interface SectionGroup {
  readonly modules: ModulesByKey;
}

/** Returns the kinds of sections of a page, without duplicates. */
function kindsOf(document: PageBody | null): readonly SectionKind[] {
  return [...new Set(document?.sections.map(({ kind }) => kind))];
}

/** Returns the keys of the groups with a page's sections, without duplicates. */
export function groupKeys(document: PageBody | null): readonly string[] {
  return [...new Set(kindsOf(document).map(groupKey))];
}

/** Returns the modules of a page's sections by kind. The glob provides their names but not their types. */
export function collectSections(document: PageBody | null, modules: ModulesByKey): SectionModules {
  return Object.fromEntries(
    kindsOf(document).map((kind) => [kind, modules[sectionKey(kind)]]),
  ) as SectionModules;
}
