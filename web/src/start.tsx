import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { App, CurrentPage } from "~/app";
import { onCoreFailure } from "~/core/load";
import { loadCoreWhenNeeded } from "~/core/when-needed";
import { applyHead } from "~/document/apply-head";
import { readEmbeddedDocument } from "~/document/embedded";
import { applyPlainStyles } from "~/document/plain-styles";
import { loadPageFiles } from "~/routing/client-pages";
import { codeHasCome } from "~/routing/code-reload";
import { keyHistoryEntries } from "~/routing/history-keys";
import { pageLoader } from "~/routing/load-page";
import { headOf, type LoadedPage, ROUTE_ID } from "~/routing/loaded-page";
import { remember } from "~/routing/seen-pages";
import { unavailablePage } from "~/sections/unavailable/unavailable-page";
import { Failure } from "~/shell/failure/failure";
import { letTransitionsBeSkipped } from "~/shell/layout/page-transition";
import { guardAgainstLostNodes } from "~/shell/reload-guard/reload-guard";
import { reportTrap } from "~/vitals/report-trap";

async function start(): Promise<void> {
  const { shell, page } = readEmbeddedDocument();
  // The module comes first: a lazy one would show its fallback where the server's page already stands.
  const files = await loadPageFiles(page.route);
  codeHasCome();
  const initial: LoadedPage = { page, ...files };
  remember(location, page);
  keyHistoryEntries();
  const router = createBrowserRouter(
    [
      {
        id: ROUTE_ID,
        path: "*",
        loader: pageLoader(unavailablePage),
        Component: CurrentPage,
        ErrorBoundary: Failure,
      },
    ],
    { hydrationData: { loaderData: { [ROUTE_ID]: initial } } },
  );
  const app = (
    <App shell={shell}>
      <RouterProvider router={router} />
    </App>
  );
  guardAgainstLostNodes();
  letTransitionsBeSkipped();
  // A boundary shows its message, and the window hears of the error like of any other.
  const options = { onCaughtError: (error: unknown) => reportError(error) };
  const root = document.getElementById("root");
  if (!root) throw new Error("the document has no root element");
  if (root.firstElementChild) {
    // As a transition, so that it yields to the visitor every few milliseconds.
    startTransition(() => void hydrateRoot(root, app, options));
  } else {
    // The server could not render: the page is drawn here.
    applyHead(headOf(shell, initial));
    createRoot(root, options).render(app);
  }
  onCoreFailure(applyPlainStyles);
  reportTrap(page.route.name);
  loadCoreWhenNeeded();
  reportVitalsWhenLoaded(page.route.name);
}

/** What measures the page must not be what makes it slow. */
function reportVitalsWhenLoaded(route: string): void {
  const start = () => void import("~/vitals/report").then(({ reportVitals }) => reportVitals(route));
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}

void start();
