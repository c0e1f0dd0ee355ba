import type { Route } from "~/core/contract";

/** Returns true if a menu's link leads to the current page and, for links to the insights hub, to the current tab. */
export function isCurrent(href: string, path: string, route: Route): boolean {
  if (route.name === "insights") return href === `${path}?tab=${route.tab}`;
  return href === path;
}
