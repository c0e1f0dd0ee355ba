import type { Dropdown } from "~/generated/contract";
import { loading } from "~/page/loading";
import { fillWith } from "~/ui/fill";

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** The paths of pages whose data come from the store, as the core's rules have them. */
const CAREER = "/career";
const HUB = "/insights";
const DETAIL = /^\/(events|blog)\/[^/]+\/?$/;

/** The tab of the hub's own path. */
const DEFAULT_TAB = "events";

/** The note for a page whose data comes from the store; null for any other. */
export function loadingText({ pathname, search }: Address, dropdowns: readonly Dropdown[]): string | null {
  if (pathname === CAREER) return loading.jobs;
  if (DETAIL.test(pathname)) return loading.detail;
  if (pathname !== HUB) return null;
  const href = `${HUB}?tab=${new URLSearchParams(search).get("tab") ?? DEFAULT_TAB}`;
  const tab = dropdowns.flatMap(({ items }) => items).find((item) => item.href === href);
  return tab ? fillWith(loading.list, { label: tab.label }) : null;
}
