import { createHead, type Head } from "~/page/head";
import type { PageModule } from "~/page/page-module";
import type { SiteDocument } from "~/page/site-document";
import { Unavailable } from "./unavailable";

export function unavailableHead(document: SiteDocument): Head {
  const { unavailableTitle, unavailableDescription } = document.shell.words.loading;
  return createHead(document, { title: unavailableTitle, description: unavailableDescription });
}

/** The page module shown instead of a page that cannot be loaded. */
export const unavailablePage: PageModule = { default: Unavailable, head: unavailableHead };
