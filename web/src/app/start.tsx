import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { storeCampaign } from "~/api/campaign";
import { onFirstIntent } from "~/core/first-intent";
import { hasCoreFailed, subscribeToCore } from "~/core/load";
import { loadCoreAgain, loadCoreWhenNeeded } from "~/core/when-needed";
import { Failure } from "~/features/shell/failure";
import { ignoreSkippedTransitions } from "~/features/shell/page-transition";
import { guardAgainstLostNodes } from "~/features/shell/reload-guard";
import { unavailablePage } from "~/features/unavailable/unavailable-page";
import { loadWords } from "~/page/load-words";
import { measuredName } from "~/page/measured-name";
import type { SiteDocument } from "~/page/site-document";
import { setReplacedMedia } from "~/ui/pictures/replaced-media";
import { App, CurrentPage } from "./app";
import { applyHead } from "./apply-head";
import { loadPageFiles } from "./client-pages";
import { clearReloadGuard } from "./code-reload";
import { followLinks } from "./follow-links";
import { keyHistoryEntries } from "./history-keys";
import { leaveOnTrap } from "./leave-on-trap";
import { pageLoader } from "./load-page";
import { headOf, type LoadedPage, ROUTE_ID } from "./loaded-page";
import { setPlainStyles } from "./plain-styles";
import { focusPressedControls } from "./press-focus";
import { remember } from "./seen-pages";

/** Hydrates the server's page, which was entered at this path and query. */
export async function start(entered: string): Promise<void> {
  const { shell, page }: SiteDocument = JSON.parse(document.getElementById("page-data")?.textContent ?? "");
  setReplacedMedia(shell.replaced);
  // Loads the modules first: a lazy one would replace the server's page with its fallback.
  const files = await loadPageFiles(page);
  clearReloadGuard();
  const initial: LoadedPage = { page, ...files };
  remember(location, page);
  keyHistoryEntries();
  storeCampaign(location.search);
  // After Back the address belongs to another page, for which the router would show this one.
  if (location.pathname + location.search !== entered) {
    location.reload();
    return;
  }
  const router = createBrowserRouter(
    [
      {
        id: ROUTE_ID,
        path: "*",
        loader: pageLoader(unavailablePage, shell),
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
  followLinks(router);
  focusPressedControls();
  guardAgainstLostNodes();
  ignoreSkippedTransitions();
  // The error boundary shows a message, and the window receives the error like any other.
  const options = { onCaughtError: (error: unknown) => reportError(error) };
  const root = document.getElementById("root");
  if (!root) throw new Error("the document has no root element");
  if (root.firstElementChild) {
    // A transition yields to input every few milliseconds.
    startTransition(() => void hydrateRoot(root, app, options));
  } else {
    // The server could not render the page, so the browser does.
    await loadWords(shell);
    applyHead(headOf(shell, initial));
    createRoot(root, options).render(app);
  }
  subscribeToCore(() => setPlainStyles(hasCoreFailed()));
  const name = measuredName(page);
  leaveOnTrap(name);
  loadCoreWhenNeeded();
  let { location: shown } = router.state;
  router.subscribe(({ location: next }) => {
    if (next === shown) return;
    shown = next;
    loadCoreAgain();
  });
  // A visit without interaction is a background tab or a bot.
  onFirstIntent(() => void import("./vitals/report").then(({ reportVitals }) => reportVitals(name)));
}
