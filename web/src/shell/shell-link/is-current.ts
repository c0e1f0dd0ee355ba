import type { Route } from "~/core/contract";

/** Whether a menu's link leads to the page that is shown; of the insights hub's links, the one of the shown tab. */
export function isCurrent(href: string, path: string, route: Route): boolean {
  if (route.name === "insights") return href === `${path}?tab=${route.tab}`;
  return href === path;
}
