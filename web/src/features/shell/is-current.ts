import type { Route } from "~/core/contract";

/** Returns true when a menu's link leads to the current page; of the insights hub's links, to the current tab. */
export function isCurrent(href: string, path: string, route: Route): boolean {
  if (route.name === "insights") return href === `${path}?tab=${route.tab}`;
  return href === path;
}
