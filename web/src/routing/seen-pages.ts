import type { PageData } from "~/document/site-document";

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** The pages of this visit by address, for when a newer copy cannot be had. Oldest first. */
const seen = new Map<string, PageData>();
const SEEN_MAX = 50;

/** Keeps a page for later: the one that came with the document, too. */
export function remember({ pathname, search }: Address, page: PageData): void {
  const address = pathname + search;
  seen.delete(address);
  seen.set(address, page);
  for (const oldest of seen.keys()) {
    if (seen.size <= SEEN_MAX) break;
    seen.delete(oldest);
  }
}

/** The last copy of a page, marked as such. */
export function lastCopy({ pathname, search }: Address): PageData | null {
  const page = seen.get(pathname + search);
  return page ? { ...page, stale: true } : null;
}
