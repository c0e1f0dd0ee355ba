import { loadServiceBySlug } from "~/content/services/load-by-slug";
import type { Route } from "~/core/contract";
import type { PageModule } from "~/document/page-module";
import type { PageCopy } from "~/document/site-document";
import type { PageFiles } from "./loaded-page";
import { NOT_FOUND_KEY, pageKey } from "./page-folders";

const modules = import.meta.glob<PageModule>("/src/pages/*/page.tsx");

/** The browser's pages: a chunk each, and one for the copy of a service, loaded when the route is visited. */
export async function loadPageFiles(route: Route): Promise<PageFiles> {
  const load = modules[pageKey(route)] ?? modules[NOT_FOUND_KEY];
  if (!load) throw new Error(`no page for the route ${route.name}`);
  const [module, copy] = await Promise.all([load(), loadCopy(route)]);
  return { module, copy };
}

const copies: Readonly<Record<string, (() => Promise<PageCopy>) | undefined>> = loadServiceBySlug;

async function loadCopy(route: Route): Promise<PageCopy | undefined> {
  return route.name === "service" ? copies[route.slug]?.() : undefined;
}
