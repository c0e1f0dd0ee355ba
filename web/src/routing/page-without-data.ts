import type { JobFilterSnapshot, Route } from "~/core/contract";
import { askCore, type Core } from "~/core/load";
import type { CareerData, InsightsData } from "~/document/page-data-insights";
import type { PageData } from "~/document/site-document";

/** A page whose data could not be had, as the server answers one while its database is out of reach. */
export function pageWithoutData(url: URL, route: Route | null): PageData {
  return {
    path: url.pathname,
    query: url.search.slice(1),
    status: 503,
    route: route ?? { name: "notFound", what: "page" },
    section: { heading: null, group: null },
    data: route && emptyList(route),
    machines: null,
    version: "",
  };
}

/** The data of a page that is worth showing with nothing in its list; null for any other. */
function emptyList(route: Route): InsightsData | CareerData | null {
  switch (route.name) {
    case "insights":
      return { tab: route.tab, items: [], upcoming: null };
    case "career": {
      const filter = askCore(filterWithoutJobs);
      return filter ? { jobs: [], provider: false, filter } : null;
    }
    default:
      return null;
  }
}

function filterWithoutJobs(core: Core): JobFilterSnapshot {
  const filter = new core.JobFilter("");
  filter.loaded([]);
  const snapshot = filter.snapshot();
  filter.free();
  return snapshot;
}
