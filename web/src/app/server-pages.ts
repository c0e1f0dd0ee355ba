import type { PageModule } from "~/page/page-module";
import type { PageData } from "~/page/site-document";
import { documentPage } from "./document-page";
import type { PageFiles } from "./loaded-page";
import { pageKey } from "./page-files";
import { collectSections, groupKeys, type ModulesByKey, type SectionGroup } from "./section-groups";

const pages = import.meta.glob<PageModule>("/src/features/*/*-page.tsx", { eager: true });
const groups = import.meta.glob<SectionGroup>("/src/sections/*.ts", { eager: true });
const sections: ModulesByKey = Object.assign({}, ...Object.values(groups).map(({ modules }) => modules));

interface KeyedPageFiles extends PageFiles {
  /** The modules that the browser will load for this page, as named in Vite's manifest. */
  readonly keys: readonly string[];
}

/** Returns the modules of a page from the server's bundle, with their keys in the browser's manifest. */
export function findPageFiles({ route, document }: PageData): KeyedPageFiles {
  const key = pageKey(route.name);
  if (key === null) {
    return {
      module: documentPage,
      sections: collectSections(document, sections),
      keys: groupKeys(document).map((group) => group.slice(1)),
    };
  }
  const module = pages[key];
  if (!module) throw new Error(`no module for the route ${route.name}`);
  return { module, keys: [key.slice(1)] };
}
