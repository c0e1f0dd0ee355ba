import "./engine-globals";
import { renderToString } from "react-dom/server.browser";
import { createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from "react-router-dom";
import { App, CurrentPage } from "~/app";
import { searchKinds } from "~/content/search";
import { searchDocs } from "~/content/search-docs";
import type { Head } from "~/document/head";
import type { SiteDocument, SiteFacts } from "~/document/site-document";
import { headOf, type LoadedPage, ROUTE_ID } from "~/routing/loaded-page";
import { findPageFiles } from "~/routing/server-pages";

interface RenderedPage {
  readonly html: string;
  readonly head: Head;
  /** What the browser will load to make the page lively, as its manifest names it. */
  readonly modules: readonly string[];
}

declare global {
  /** What the server calls: a document in, a rendered page out, both as JSON. */
  var renderPage: (documentJson: string) => string;
  /** The static pages as the site search reads them: the owner's facts in, an array of documents out, both as JSON. */
  var searchDocuments: (siteJson: string) => string;
}

/** Where the browser starts once the page has been drawn. */
const START_KEY = "src/start.tsx";

const routes = [{ id: ROUTE_ID, path: "*", Component: CurrentPage }];

function render(document: SiteDocument): RenderedPage {
  const { shell, page } = document;
  const { keys, ...files } = findPageFiles(page.route);
  const loaded: LoadedPage = { page, ...files };
  const context = staticContext(page.path, page.query, loaded);
  const html = renderToString(
    <App shell={shell}>
      <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />
    </App>,
  );
  return { html, head: headOf(shell, loaded), modules: [START_KEY, ...keys] };
}

/** What the router's static handler would find out with a Request, which the engine does not have. */
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

globalThis.renderPage = (documentJson) => JSON.stringify(render(JSON.parse(documentJson) as SiteDocument));

globalThis.searchDocuments = (siteJson) =>
  JSON.stringify(
    searchDocs(JSON.parse(siteJson) as SiteFacts).map((document) => ({
      ...document,
      kind: searchKinds[document.kind],
    })),
  );
