import type { Route } from "~/core/contract";

/** Returns `page` for a link to the current page; a link to the insights hub has to lead to the current tab. */
export function ariaCurrent(href: string, path: string, route: Route): "page" | undefined {
  const current = route.name === "insights" ? `${path}?tab=${route.tab}` : path;
  return href === current ? "page" : undefined;
}
