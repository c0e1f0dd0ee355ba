import type { PageData } from "~/page/site-document";

interface Address {
  readonly pathname: string;
  readonly search: string;
}

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

/** Returns the last copy of a page, marked as stale. */
export function lastCopy({ pathname, search }: Address): PageData | null {
  const page = seen.get(pathname + search);
  return page ? { ...page, stale: true } : null;
}

/** Returns the page of this visit that was shown last at a path, with any query. */
export function lastAt(pathname: string): PageData | null {
  return [...seen.values()].findLast(({ path }) => path === pathname) ?? null;
}
