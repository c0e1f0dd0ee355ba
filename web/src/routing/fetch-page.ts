import type { PageData } from "~/document/site-document";

export type PageAnswer =
  | { readonly kind: "page"; readonly page: PageData }
  | { readonly kind: "redirect"; readonly to: string };

/** How long a page's data may take, in milliseconds: a slow phone has them long before, and nobody waits much longer. */
export const PATIENCE = 10_000;

/** Fetches the data of the page at an address; fails on a broken server, and on one that does not answer in time. */
export async function fetchPage(url: URL, signal: AbortSignal): Promise<PageAnswer> {
  const request = new AbortController();
  const abort = () => request.abort(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort, { once: true });
  const limit = setTimeout(() => request.abort(new Error("no answer in time")), PATIENCE);
  try {
    const response = await fetch(`/_page${url.pathname}${url.search}`, {
      signal: request.signal,
      headers: { Accept: "application/json" },
    });
    // A page that was not found is an answer, with its own status; a broken server is not.
    if (response.status >= 500) throw new Error(`page data answered ${response.status}`);
    return (await response.json()) as PageAnswer;
  } finally {
    clearTimeout(limit);
    signal.removeEventListener("abort", abort);
  }
}
