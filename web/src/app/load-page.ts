import { type LoaderFunctionArgs, redirect, replace } from "react-router-dom";
import { withTimeout } from "~/core/with-timeout";
import type { Shell } from "~/generated/contract";
import { loadWords } from "~/page/load-words";
import type { PageModule } from "~/page/page-module";
import type { PageData } from "~/page/site-document";
import { loadPageFiles, preloadPageFiles } from "./client-pages";
import { reloadForCode } from "./code-reload";
import { fetchPage, TIMEOUT } from "./fetch-page";
import type { LoadedPage } from "./loaded-page";
import { pageWithoutData, tabWithoutData } from "./page-without-data";
import { lastAt, lastCopy, postedPage, remember } from "./seen-pages";

type PageLoader = (args: LoaderFunctionArgs) => Promise<LoadedPage | Response>;

/**
 * Creates the loader of client-side navigations. It loads a page's data from the server, in parallel the site's words
 * and the modules that the hints name, and then the modules that the hints missed. If one fails, the visitor gets the
 * browser's last copy, an empty list or the `unavailable` page, each with a retry.
 */
export function pageLoader(unavailable: PageModule, shell: Shell): PageLoader {
  return async ({ request: { url: address, signal }, url: { hash } }) => {
    const url = new URL(address);
    // A request's address has no fragment.
    url.hash = hash;
    const posted = postedPage(url);
    if (posted) return withFiles(posted);
    let page: PageData;
    preloadPageFiles(shell.hints, url.pathname);
    try {
      const [fetched] = await Promise.all([fetchPage(url, signal), loadWords(shell)]);
      if (fetched.kind === "redirect") return redirectFrom(url, fetched.to + url.hash);
      page = fetched.page;
      remember(url, page);
    } catch (error) {
      if (signal.aborted) throw error;
      report("data", lastAt(url.pathname), error);
      return withoutData(url, unavailable);
    }

    try {
      return await withFiles(page);
    } catch (error) {
      if (signal.aborted) throw error;
      report("code", page, error);
      // The page is about to be left: the navigation stays pending.
      if (await reloadForCode(url, signal)) return new Promise(() => undefined);
      return { page: pageWithoutData(url), module: unavailable };
    }
  };
}

async function withoutData(url: URL, unavailable: PageModule): Promise<LoadedPage> {
  const page = lastCopy(url) ?? tabWithoutData(url);
  const nothing = { page: pageWithoutData(url), module: unavailable };
  // The code of the fallback page may be unavailable too.
  return page ? withFiles(page).catch(() => nothing) : nothing;
}

async function withFiles(page: PageData): Promise<LoadedPage> {
  return { page, ...(await withTimeout(loadPageFiles(page), TIMEOUT)) };
}

/**
 * Redirects within the history entry of the redirected address. Back and Forward have moved the browser to that entry
 * already; a link has not, so replacing would overwrite the entry of the page that contains the link.
 */
function redirectFrom(url: URL, to: string): Response {
  const isEntered = url.pathname + url.search === location.pathname + location.search;
  return isEntered ? replace(to) : redirect(to);
}

/** Logs a failure with the route, if known, but without the address, which may contain a visitor's key. */
function report(missing: "data" | "code", known: PageData | null, error: unknown): void {
  const cause = error instanceof Error ? error.message : String(error);
  // biome-ignore lint/suspicious/noConsole: product requirement: a failed fetch is logged
  console.error(
    `The ${missing} of a page (${known?.route.name ?? "unknown route"}) could not be loaded: ${cause}`,
  );
}
