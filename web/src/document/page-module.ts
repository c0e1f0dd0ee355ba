import type { ComponentType } from "react";
import type { Head } from "./head";
import type { SiteDocument } from "./site-document";

/** What `src/pages/<folder>/page.tsx` exports. */
export interface PageModule<Data = never> {
  /** Named `default` by the language: the page's view. */
  readonly default: ComponentType<PageProps<Data>>;
  head(document: SiteDocument<Data>): Head;
}

export type PageProps<Data = unknown> = SiteDocument<Data>;
