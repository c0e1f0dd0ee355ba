import { type LoaderFunctionArgs, replace } from "react-router-dom";
import { currentCore } from "~/core/load";
import type { PageData } from "~/document/site-document";
import { loadPageFiles } from "./client-pages";
import type { LoadedPage } from "./loaded-page";

type PageAnswer =
  | { readonly kind: "page"; readonly page: PageData }
  | { readonly kind: "redirect"; readonly to: string };

/** Addresses that the core knows and only the store can answer for: nothing there means `/404` (document 2, 2.6). */
const STORED = /^\/(?:events|blog)\//i;

/** The pages of this visit by address, for when a newer copy cannot be had. Oldest first. */
const seen = new Map<string, PageData>();
const SEEN_MAX = 50;

/**
 * Loads a page for a navigation inside the browser: its data from the server and its chunk, side by side when the core
 * already knows the route. When the data cannot be had, a page that was seen before is shown again
 * and says so; any other link still works, as an ordinary page load.
 */
export async function loadPage({ request }: LoaderFunctionArgs): Promise<LoadedPage | Response> {
  const url = new URL(request.url);
  const resolution = currentCore()?.resolve(url.pathname, url.search.slice(1), {
    tokens: [],
    oracleAiWorld2025: null,
  });
  if (resolution?.kind === "redirect") return replace(resolution.to + url.hash);
  if (resolution?.kind === "page") loadPageFiles(resolution.route).catch(() => undefined);

  try {
    const answer = await fetchPage(url, request.signal);
    if (answer.kind === "redirect") return replace(answer.to + url.hash);
    if (answer.page.status === 404 && STORED.test(url.pathname)) return replace(answer.page.path);
    remember(url, answer.page);
    return { page: answer.page, ...(await loadPageFiles(answer.page.route)) };
  } catch (error) {
    if (request.signal.aborted) throw error;
    const kept = seen.get(url.pathname + url.search);
    if (kept) return { page: { ...kept, stale: true }, ...(await loadPageFiles(kept.route)) };
    location.assign(url.href);
    // The page is about to be left: nothing is shown in between.
    return new Promise(() => undefined);
  }
}

async function fetchPage(url: URL, signal: AbortSignal): Promise<PageAnswer> {
  const response = await fetch(`/_page${url.pathname}${url.search}`, {
    signal,
    headers: { Accept: "application/json" },
  });
  // A page that was not found is an answer, with its own status; a broken server is not.
  if (response.status >= 500) throw new Error(`page data answered ${response.status}`);
  return (await response.json()) as PageAnswer;
}

/** Keeps a page for later: the one that came with the document, too. */
export function remember(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  page: PageData,
): void {
  const address = pathname + search;
  seen.delete(address);
  seen.set(address, page);
  for (const oldest of seen.keys()) {
    if (seen.size <= SEEN_MAX) break;
    seen.delete(oldest);
  }
}
