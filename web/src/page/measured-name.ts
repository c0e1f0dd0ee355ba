import type { PageData } from "./site-document";

/** Returns the name under which the server counts a page: its route, or its kind if it consists of sections. */
export function measuredName({ route, document }: PageData): string {
  return route.name === "page" && document ? document.kind : route.name;
}
