import { type LoaderFunctionArgs, redirect, replace } from "react-router-dom";
import type { Route } from "~/core/contract";
import { resolveAddress } from "~/core/resolve-address";
import { within } from "~/core/within";
import type { PageModule } from "~/document/page-module";
import type { PageData } from "~/document/site-document";
import { loadPageFiles } from "./client-pages";
import { reloadForCode } from "./code-reload";
import { fetchPage, PATIENCE } from "./fetch-page";
import type { LoadedPage } from "./loaded-page";
import { pageWithoutData } from "./page-without-data";
import { lastCopy, remember } from "./seen-pages";

type PageLoader = (args: LoaderFunctionArgs) => Promise<LoadedPage | Response>;

/**
 * Loads a page for a navigation inside the browser: its data from the server and its chunk, side by side when the core
 * already knows the route. When either cannot be had, the visitor stays inside the site: with the last copy that the
 * browser has, an empty list or the `unavailable` page, each of which can be tried again.
 */
export function pageLoader(unavailable: PageModule): PageLoader {
  return async ({ request: { url: address, signal } }) => {
    const url = new URL(address);
    const resolution = resolveAddress(url);
    if (resolution?.kind === "redirect") return redirectFrom(url, resolution.to + url.hash);
    const route = resolution?.kind === "page" ? resolution.route : null;
    // Some browsers remember for as long as the document lives that a chunk could not be had.
    if (route && navigator.onLine) loadPageFiles(route).catch(() => undefined);

    let page: PageData;
    try {
      const answer = await fetchPage(url, signal);
      if (answer.kind === "redirect") return redirectFrom(url, answer.to + url.hash);
      page = answer.page;
      remember(url, page);
    } catch (error) {
      if (signal.aborted) throw error;
      report("data", route, error);
      return withoutData(url, route, unavailable);
    }

    try {
      return await withFiles(page);
    } catch (error) {
      if (signal.aborted) throw error;
      report("code", page.route, error);
      // The page is about to be left: nothing is shown in between.
      if (await reloadForCode(url)) return new Promise(() => undefined);
      return { page: pageWithoutData(url, page.route), module: unavailable };
    }
  };
}

async function withoutData(url: URL, route: Route | null, unavailable: PageModule): Promise<LoadedPage> {
  const page = lastCopy(url) ?? pageWithoutData(url, route);
  if (page.data === null && !page.stale) return { page, module: unavailable };
  // Of a page that was never shown the code may be out of reach as well.
  return withFiles(page).catch(() => ({ page: pageWithoutData(url, route), module: unavailable }));
}

async function withFiles(page: PageData): Promise<LoadedPage> {
  return { page, ...(await within(loadPageFiles(page.route), PATIENCE)) };
}

/**
 * Leads elsewhere in the history entry of the address itself. Back and Forward have brought the browser to that entry
 * already; a link has not, and the entry to replace would be that of the page with the link.
 */
function redirectFrom(url: URL, to: string): Response {
  const isEntered = url.pathname + url.search === location.pathname + location.search;
  return isEntered ? replace(to) : redirect(to);
}

/** Names the route and never the address, which may hold a visitor's own key. */
function report(missing: "data" | "code", route: Route | null, error: unknown): void {
  const cause = error instanceof Error ? error.message : String(error);
  // biome-ignore lint/suspicious/noConsole: product requirement: a failed fetch is logged
  console.error(`The ${missing} of a page (${route?.name ?? "unknown route"}) could not be had: ${cause}`);
}
