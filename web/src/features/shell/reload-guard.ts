import { attempt, loadCore } from "~/core/load";
import { reloadFailedPage } from "~/page/reload";

/** Session storage key of the paths that have been reloaded for this reason. */
const STORAGE_KEY = "failed-node-removal";

/**
 * Extensions and page translators move nodes that React owns; its next removal may then fail, and the view is lost. The
 * core knows that error by its wording and says whether a reload is due: once for each path of a session.
 */
export function guardAgainstLostNodes(): void {
  addEventListener("error", (event) => {
    considerReload(event.error ?? event.message);
  });
}

function considerReload(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  const path = location.pathname;
  loadCore().then(
    (core) => {
      const decision = attempt(() => core.reloadGuard(message, read(), path));
      if (!decision || decision.kind === "ignore") return;
      // biome-ignore lint/suspicious/noConsole: product requirement: the warning
      console.warn(`A node could not be removed on ${path}: ${message}`);
      if (decision.kind !== "reload" || !write(decision.stored)) return;
      reloadFailedPage();
    },
    // Without the core the message in the view's place offers the reload.
    () => undefined,
  );
}

function read(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? "";
  } catch {
    return "";
  }
}

/** Returns true when the value was stored: a reload that is not remembered could repeat for ever. */
function write(stored: string): boolean {
  try {
    sessionStorage.setItem(STORAGE_KEY, stored);
    return true;
  } catch {
    return false;
  }
}
