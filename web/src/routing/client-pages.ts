import type { Route } from "~/core/contract";
import type { PageModule } from "~/document/page-module";
import { NOT_FOUND_KEY, pageKey } from "./page-folders";

const modules = import.meta.glob<PageModule>("/src/pages/*/page.tsx");

/** The browser's pages: a chunk each, loaded when its route is visited. */
export function loadPageModule(route: Route): Promise<PageModule> {
  const load = modules[pageKey(route)] ?? modules[NOT_FOUND_KEY];
  return load ? load() : Promise.reject(new Error(`no page for the route ${route.name}`));
}
