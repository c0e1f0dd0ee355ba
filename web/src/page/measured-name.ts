import type { PageData } from "./site-document";

/** Returns the name by which the server counts a page: its route's, or its kind if it consists of sections. */
export function measuredName({ route, document }: PageData): string {
  return route.name === "page" && document ? document.kind : route.name;
}
