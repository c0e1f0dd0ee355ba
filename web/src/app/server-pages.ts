import type { PageModule } from "~/page/page-module";
import type { SectionModule } from "~/page/section-module";
import type { PageData } from "~/page/site-document";
import { documentPage } from "./document-page";
import type { PageFiles } from "./loaded-page";
import { pageKey } from "./page-files";
import { collectSections, groupKeys } from "./section-modules";

const pages = import.meta.glob<PageModule>("/src/features/*/*-page.tsx", { eager: true });
const sections = import.meta.glob<SectionModule<never>>("/src/sections/*.tsx", { eager: true });

interface KeyedPageFiles extends PageFiles {
  /** The modules that the browser will load for this page, as named in Vite's manifest. */
  readonly keys: readonly string[];
}

/** Returns the server's modules of a page, all in one bundle, with their names in the browser's manifest. */
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
