import type { Route } from "~/core/contract";
import type { PageModule } from "~/document/page-module";
import { NOT_FOUND_KEY, pageKey } from "./page-folders";

const modules = import.meta.glob<PageModule>("/src/pages/*/page.tsx", { eager: true });

/** The server's pages, all in one bundle, with the name under which the browser's manifest knows the chunk. */
export function findPageModule(route: Route): { readonly key: string; readonly module: PageModule } {
  for (const key of [pageKey(route), NOT_FOUND_KEY]) {
    const module = modules[key];
    if (module) return { key: key.slice(1), module };
  }
  throw new Error(`no page for the route ${route.name}`);
}
