import { type Dropdown, HUB, type HubTab, type Kind, type TabId } from "~/generated/contract";

/** The tab of each kind of item. */
export const TAB_OF_KIND: Record<Kind, TabId> = { event: "events", news: "news", blog: "blog" };

/** Returns the tab that a query string names, by the core's rule; null for none or an unknown one. */
export function tabOfQuery(query: string): TabId | null {
  const id = new URLSearchParams(query).get("tab");
  return Object.values(TAB_OF_KIND).find((tab) => tab === id) ?? null;
}

/** Returns the tab with an id, or else the first; undefined for a hub without tabs. */
export function findTab(tabs: readonly HubTab[], id: TabId | null): HubTab | undefined {
  return tabs.find((tab) => tab.id === id) ?? tabs[0];
}

export function tabHref(tab: TabId): string {
  return `${HUB}?tab=${tab}`;
}

/** Returns the firm's label of a tab from its dropdowns; undefined if none lists the tab. */
export function tabLabel(dropdowns: readonly Dropdown[], tab: TabId): string | undefined {
  return dropdowns.flatMap(({ items }) => items).find(({ href }) => href === tabHref(tab))?.label;
}
