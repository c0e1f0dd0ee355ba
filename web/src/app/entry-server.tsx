import "./engine-globals";
import { renderToString } from "react-dom/server.browser";
import { createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from "react-router-dom";
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
}

declare global {
  /** Renders a page. Called by the server with the page's document; both argument and result are JSON. */
  var renderPage: (documentJson: string) => string;
}

const routes = [{ id: ROUTE_ID, path: "*", Component: CurrentPage }];

function render(document: SiteDocument): RenderedPage {
  const { shell, page } = document;
  setReplacedMedia(shell.replaced);
  const { keys, ...files } = findPageFiles(page);
  const loaded: LoadedPage = { page, ...files };
  const context = staticContext(page.path, page.query, loaded);
  const html = renderToString(
    <App shell={shell}>
      <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />
    </App>,
  );
  return { html, head: headOf(shell, loaded), modules: keys };
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
