import { fillWith } from "~/content/fill";
import { loading } from "~/content/loading";
import type { Navigation } from "~/core/contract";

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** The note for a page whose data comes from the store; null for any other. */
export function loadingText({ pathname, search }: Address, navigation: Navigation): string | null {
  if (pathname === "/career") return loading.jobs;
  if (/^\/(?:events|blog)\/./i.test(pathname)) return loading.detail;
  if (pathname === "/insights") return fillWith(loading.list, { label: tabLabel(search, navigation) });
  return null;
}

/** The label of the hub's tab that an address names; the events' where it names none. */
function tabLabel(search: string, { dropdowns }: Navigation): string {
  const tabs = dropdowns.find(({ id }) => id === "insights")?.items ?? [];
  const wanted = new URLSearchParams(search).get("tab");
  const labelOf = (tab: string | null) => tabs.find(({ href }) => href.endsWith(`?tab=${tab}`))?.label;
  return labelOf(wanted) ?? labelOf("events") ?? "";
}
