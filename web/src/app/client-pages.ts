import type { ViewHints } from "~/generated/contract";
import type { PageModule } from "~/page/page-module";
import type { SectionModules } from "~/page/section-module";
import type { PageData } from "~/page/site-document";
import { documentPage } from "./document-page";
import type { PageFiles } from "./loaded-page";
import { pageKey } from "./page-files";
import { collectSections, groupKey, groupKeys, type SectionGroup } from "./section-groups";

const pages = import.meta.glob<PageModule>("/src/features/*/*-page.tsx");
const groups = import.meta.glob<SectionGroup>("/src/sections/*.ts");

/** Loads the modules of a page in parallel. */
export async function loadPageFiles({ route, document }: PageData): Promise<PageFiles> {
  const key = pageKey(route.name);
  if (key === null) return { module: documentPage, sections: await loadSections(document) };
  return { module: await load(pages, key) };
}

/**
 * Starts loading the modules that the page at a path probably needs, before its data arrives. A wrong guess is
 * harmless: the page's modules are loaded once its data names them, where failures are reported.
 */
export function preloadPageFiles({ sections, routes }: ViewHints, path: string): void {
  // Browsers cache the failure of a module, and offline every request fails.
  if (!navigator.onLine) return;
  const folder = `${path.slice(0, path.lastIndexOf("/"))}/*`;
  const name = routes[path] ?? routes[folder];
  const page = name && pageKey(name);
  if (page) load(pages, page).catch(() => undefined);
  const views = sections[path] ?? sections[folder] ?? [];
  for (const group of new Set(views.map(groupKey))) load(groups, group).catch(() => undefined);
}

async function loadSections(document: PageData["document"]): Promise<SectionModules> {
  const loaded = await Promise.all(groupKeys(document).map((key) => load(groups, key)));
  return collectSections(document, Object.assign({}, ...loaded.map(({ modules }) => modules)));
}

function load<Module>(
  loaders: Readonly<Record<string, () => Promise<Module>>>,
  key: string,
): Promise<Module> {
  const start = loaders[key];
  return start ? start() : Promise.reject(new Error(`no module ${key}`));
}
