import type { Route } from "~/core/contract";
import type { CareerData, InsightsData } from "~/document/page-data-insights";
import type { PageData } from "~/document/site-document";

/** A page whose data could not be had, as the server answers one while its database is out of reach. */
export function pageWithoutData(url: URL, route: Route | null): PageData {
  return {
    path: url.pathname,
    query: url.search.slice(1),
    status: 503,
    route: route ?? { name: "notFound", what: "page" },
    data: route && emptyList(route),
    version: "",
  };
}

/** The data of a page that is worth showing with nothing in its list; null for any other. */
function emptyList(route: Route): InsightsData | CareerData | null {
  switch (route.name) {
    case "insights":
      return { tab: route.tab, items: [], upcoming: null };
    case "career":
      return {
        jobs: [],
        provider: false,
        filter: { query: "", location: "all", state: "empty", total: 0, groups: [] },
      };
    default:
      return null;
  }
}
