import { createHead, type Head } from "~/page/head";
import type { PageModule } from "~/page/page-module";
import type { SiteDocument } from "~/page/site-document";
import { fill } from "~/ui/text/fill";
import { Unavailable } from "./unavailable";
import { words } from "./words";

export function unavailableHead(document: SiteDocument): Head {
  const { title, description } = fill(words, document.shell.site);
  return createHead(document, { title, description });
}

/** The page module shown instead of a page that cannot be loaded. */
export const unavailablePage: PageModule = { default: Unavailable, head: unavailableHead };
