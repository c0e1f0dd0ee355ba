import type { Dropdown } from "~/generated/contract";
import { tabLabel, tabOfQuery } from "~/page/insights-tab";
import { loading } from "~/page/loading";
import { CAREER, HUB } from "~/page/paths";
import { fillWith } from "~/ui/text/fill";

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** Matches the core's paths of events and posts. */
const DETAIL = /^\/(events|blog)\/[^/]+\/?$/;

/** Returns the loading message of a page whose data comes from the store; null for any other page. */
export function loadingText({ pathname, search }: Address, dropdowns: readonly Dropdown[]): string | null {
  if (pathname === CAREER) return loading.jobs;
  if (DETAIL.test(pathname)) return loading.detail;
  if (pathname !== HUB) return null;
  const label = tabLabel(dropdowns, tabOfQuery(search));
  return label ? fillWith(loading.list, { label }) : null;
}
