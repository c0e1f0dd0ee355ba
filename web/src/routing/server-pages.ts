import { servicesBySlug } from "~/content/services/by-slug";
import type { Route } from "~/core/contract";
import type { PageModule } from "~/document/page-module";
import type { PageCopy } from "~/document/site-document";
import type { PageFiles } from "./loaded-page";
import { NOT_FOUND_KEY, pageKey } from "./page-folders";

const modules = import.meta.glob<PageModule>("/src/pages/*/page.tsx", { eager: true });

const copies: Readonly<Record<string, PageCopy | undefined>> = servicesBySlug;

interface KeyedPageFiles extends PageFiles {
  /** What the browser will load for this page, as Vite's manifest names it. */
  readonly keys: readonly string[];
}

/** The server's pages and their copy, all in one bundle, with the names under which the browser's manifest knows them. */
export function findPageFiles(route: Route): KeyedPageFiles {
  for (const key of [pageKey(route), NOT_FOUND_KEY]) {
    const module = modules[key];
    if (!module) continue;
    const copy = route.name === "service" ? copies[route.slug] : undefined;
    if (!copy) return { module, keys: [key.slice(1)] };
    return { module, copy, keys: [key.slice(1), `src/content/services/${copy.slug}.ts`] };
  }
  throw new Error(`no page for the route ${route.name}`);
}
