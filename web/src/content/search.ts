import type { SearchDoc } from "./types/search-doc";
import type { Seo } from "./types/seo";

export const search = {
  seo: {
    title: "Search | {brand}",
    description:
      "Search every service, product, industry page, success story, event and article of {brand}, and the open positions.",
  } satisfies Seo,
  title: "Search",
  label: "Search the site",
  placeholder: "Payroll, analytics …",
  submit: "Search",
  open: "Search",
  close: "Close search",
  suggestionsTitle: "Good places to start",
  resultsTitle: "Results",
  one: "1 result for “{query}”",
  many: "{count} results for “{query}”",
  none: "No results for “{query}”",
  noneHelp: "Try fewer or more general words, or start from one of these pages.",
  all: "See all results for “{query}”",
  unavailable: "Quick results are not available right now. Press Enter to search.",
  loading: "Loading the index …",
} as const;

/** What kind of page a result is, as results say it. */
export const searchKinds: Readonly<Record<SearchDoc["kind"], string>> = {
  service: "Service",
  industry: "Industry",
  product: "Product",
  story: "Success story",
  page: "Page",
};
