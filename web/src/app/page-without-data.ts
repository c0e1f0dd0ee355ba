import type { PageBody } from "~/generated/contract";
import { findTab, tabOfQuery } from "~/page/insights-tab";
import type { PageData } from "~/page/site-document";
import { lastAt } from "./seen-pages";

/** Returns a page without data, as the server does while its database is unavailable. */
export function pageWithoutData({ pathname, search }: URL): PageData {
  return {
    path: pathname,
    query: search.slice(1),
    status: 503,
    route: { name: "notFound" },
    section: { heading: null, group: null },
    document: null,
    data: null,
    machines: null,
    version: "",
  };
}

/** Returns a tab of the hub with an empty list, if another tab has been shown before; null for any other page. */
export function tabWithoutData(url: URL): PageData | null {
  const known = lastAt(url.pathname);
  if (known?.route.name !== "insights" || !known.document) return null;
  const hub = known.document.sections.find((section) => section.kind === "insightsHub");
  const tab = hub && findTab(hub.props.tabs, tabOfQuery(url.search));
  if (!tab) return null;
  const document: PageBody = {
    ...known.document,
    ...tab.seo,
    sections: known.document.sections.map((section) =>
      section.kind === "insightsHub"
        ? { ...section, data: { tab: tab.id, items: [], pagination: null, upcoming: null } }
        : section,
    ),
  };
  return {
    ...known,
    query: url.search.slice(1),
    status: 503,
    route: { name: "insights", tab: tab.id },
    document,
    version: "",
  };
}
