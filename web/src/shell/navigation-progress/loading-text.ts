import { fillWith } from "~/content/fill";
import { loading } from "~/content/loading";
import type { Navigation } from "~/core/contract";
import { resolveAddress } from "~/core/resolve-address";

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** The note for a page whose data comes from the store; null for any other, and without a core. */
export function loadingText(address: Address, { dropdowns }: Navigation): string | null {
  const resolution = resolveAddress(address);
  if (resolution?.kind !== "page") return null;
  const { route } = resolution;
  switch (route.name) {
    case "career":
      return loading.jobs;
    case "event":
    case "blog":
      return loading.detail;
    case "insights": {
      const tab = dropdowns
        .find(({ id }) => id === "insights")
        ?.items.find(({ href }) => href.endsWith(`?tab=${route.tab}`));
      return tab ? fillWith(loading.list, { label: tab.label }) : null;
    }
    default:
      return null;
  }
}
