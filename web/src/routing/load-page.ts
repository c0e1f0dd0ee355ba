import { type LoaderFunctionArgs, replace } from "react-router-dom";
import { currentCore } from "~/core/load";
import type { PageData } from "~/document/site-document";
import { loadPageModule } from "./client-pages";
import type { LoadedPage } from "./loaded-page";

type PageAnswer =
  | { readonly kind: "page"; readonly page: PageData }
  | { readonly kind: "redirect"; readonly to: string };

/**
 * Loads a page for a navigation inside the browser: its data from the server and its chunk, side by side when the core
 * already knows the route. Whatever goes wrong, the link still works: as an ordinary page load.
 */
export async function loadPage({ request }: LoaderFunctionArgs): Promise<LoadedPage | Response> {
  const url = new URL(request.url);
  const resolution = currentCore()?.resolve(url.pathname, url.search.slice(1), {
    tokens: [],
    oracleAiWorld2025: null,
  });
  if (resolution?.kind === "redirect") return replace(resolution.to + url.hash);
  if (resolution?.kind === "page") loadPageModule(resolution.route).catch(() => undefined);

  try {
    const answer = await fetchPage(url, request.signal);
    if (answer.kind === "redirect") return replace(answer.to + url.hash);
    return { page: answer.page, module: await loadPageModule(answer.page.route) };
  } catch (error) {
    if (request.signal.aborted) throw error;
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
