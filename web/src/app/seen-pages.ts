import type { PageData } from "~/page/site-document";

type Address = Pick<URL, "pathname" | "search">;

/** The pages of this visit by address, shown when a newer copy cannot be loaded. Oldest first. */
const seen = new Map<string, PageData>();
const SEEN_MAX = 50;

/** Stores a page; used for the document's first page too. */
export function remember({ pathname, search }: Address, page: PageData): void {
  const address = pathname + search;
  seen.delete(address);
  seen.set(address, page);
  for (const oldest of seen.keys()) {
    if (seen.size <= SEEN_MAX) break;
    seen.delete(oldest);
  }
}

/** Returns the last copy of a page, marked as stale unless it is an error page. */
export function lastCopy(address: Address): PageData | null {
  const page = copyAt(address);
  return page && { ...page, stale: page.status < 500 };
}

/** Returns the page that is the response to a form posted by the browser; a GET of its address does not return it. */
export function postedPage(address: Address): PageData | null {
  return address.pathname.startsWith("/api/") ? copyAt(address) : null;
}

function copyAt({ pathname, search }: Address): PageData | null {
  return seen.get(pathname + search) ?? null;
}

/** Returns the last page of this visit at a path, with any query. */
export function lastAt(pathname: string): PageData | null {
  return [...seen.values()].findLast(({ path }) => path === pathname) ?? null;
}
