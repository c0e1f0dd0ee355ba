import type { HubTab } from "~/generated/contract";

/** The core's default tab for an unknown id. */
const DEFAULT = "events";

/** Returns the tab with an id, or the default tab; undefined for a hub without tabs. */
export function tabOf(tabs: readonly HubTab[], id: string | null): HubTab | undefined {
  return tabs.find((tab) => tab.id === id) ?? tabs.find((tab) => tab.id === DEFAULT) ?? tabs[0];
}
