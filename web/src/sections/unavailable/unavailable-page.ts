import { fill } from "~/content/fill";
import { unavailable } from "~/content/unavailable";
import { createHead, type Head } from "~/document/head";
import type { PageModule } from "~/document/page-module";
import type { SiteDocument } from "~/document/site-document";
import { Unavailable } from "./unavailable";

export function unavailableHead(document: SiteDocument): Head {
  const { title, description } = fill(unavailable, document.shell.site);
  return createHead(document, { title, description });
}

/** Stands for any page that the browser cannot have. */
export const unavailablePage: PageModule = { default: Unavailable, head: unavailableHead };
