import "./engine-globals";
import { renderToString } from "react-dom/server.browser";
import { createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from "react-router-dom";
import type { Shell } from "~/generated/contract";
import type { Head } from "~/page/head";
import type { SiteDocument } from "~/page/site-document";
import { setReplacedMedia } from "~/ui/pictures/replaced-media";
import { App, CurrentPage } from "./app";
import { headOf, type LoadedPage, ROUTE_ID } from "./loaded-page";
import { findPageFiles } from "./server-pages";

interface RenderedPage {
  readonly html: string;
  readonly head: Head;
  /** The modules that hydrate the page, by manifest key. */
  readonly modules: readonly string[];
  /** The groups of words that the page shows or may show. */
  readonly words: readonly string[];
}

/** The groups that every page needs, also to report that other words cannot be loaded. */
const COMMON_WORDS: readonly (keyof Shell["words"])[] = ["shell", "loading"];

declare global {
  /** Renders a page. Called by the server with the page's document; both argument and result are JSON. */
  var renderPage: (documentJson: string) => string;
}

const routes = [{ id: ROUTE_ID, path: "*", Component: CurrentPage }];

function render(document: SiteDocument): RenderedPage {
  const { page } = document;
  const used = new Set<string>(COMMON_WORDS);
  const shell = { ...document.shell, words: recorded(document.shell.words, used) };
  setReplacedMedia(shell.replaced);
  const { keys, ...files } = findPageFiles(page);
  const loaded: LoadedPage = { page, ...files };
  const context = staticContext(page.path, page.query, loaded);
  const html = renderToString(
    <App shell={shell}>
      <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />
    </App>,
  );
  return { html, head: headOf(shell, loaded), modules: keys, words: [...used] };
}

/** Returns the words in such a form that the names of groups are recorded when they are read. */
function recorded(words: Shell["words"], used: Set<string>): Shell["words"] {
  return new Proxy(words, {
    get(all, group, receiver) {
      used.add(String(group));
      return Reflect.get(all, group, receiver);
    },
  });
}

/** Returns the context that the router's static handler would create from a `Request`, which the engine lacks. */
function staticContext(path: string, query: string, loaded: LoadedPage): StaticHandlerContext {
  return {
    basename: "/",
    location: { pathname: path, search: query ? `?${query}` : "", hash: "", state: null, key: "default" },
    matches: [
      {
        params: { "*": path.slice(1) },
        pathname: path,
        pathnameBase: "/",
        route: { id: ROUTE_ID, path: "*" },
      },
    ],
    loaderData: { [ROUTE_ID]: loaded },
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  } as StaticHandlerContext;
}

globalThis.renderPage = (documentJson) => {
  const document: SiteDocument = JSON.parse(documentJson);
  return JSON.stringify(render(document));
};
