import { attempt, loadCore } from "~/core/load";

/** Where the session keeps the paths that have been reloaded for this reason. */
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
      // biome-ignore lint/suspicious/noConsole: the specification asks for the warning (document 1, section 8)
      console.warn(`A node could not be removed on ${path}: ${message}`);
      if (decision.kind !== "reload" || !write(decision.stored)) return;
      location.reload();
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

/** Whether it was kept: a reload that nothing remembers could repeat itself for ever. */
function write(stored: string): boolean {
  try {
    sessionStorage.setItem(STORAGE_KEY, stored);
    return true;
  } catch {
    return false;
  }
}
