import type { ComponentType } from "react";
import type { Head } from "./head";
import type { SiteDocument } from "./site-document";

/** What `src/pages/<folder>/page.tsx` exports. */
export interface PageModule<Data = never, Machines = never> {
  /** Named `default` by the language: the page's view. */
  readonly default: ComponentType<PageProps<Data, Machines>>;
  head(document: SiteDocument<Data, Machines>): Head;
}

export type PageProps<Data = unknown, Machines = unknown> = SiteDocument<Data, Machines>;
