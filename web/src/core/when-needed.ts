import { onFirstIntent } from "./first-intent";
import { hasCoreFailed, loadCore } from "./load";

/** Longest wait for an idle moment, in milliseconds. The first paint comes before the core. */
const IDLE_TIMEOUT = 3_000;

/**
 * Loads the core in idle time, or at the visitor's first move, whichever comes first; and once more whenever the browser
 * is online again after a failure.
 */
export function loadCoreWhenNeeded(): void {
  const load = () => {
    stop();
    tryToLoad();
  };
  let stop = () => {};
  stop = onFirstIntent(load);
  if ("requestIdleCallback" in globalThis) requestIdleCallback(load, { timeout: IDLE_TIMEOUT });
  else setTimeout(load, IDLE_TIMEOUT);
  addEventListener("online", loadCoreAgain);
}

/** Loads the core once more if it could not be loaded. */
export function loadCoreAgain(): void {
  if (hasCoreFailed()) tryToLoad();
}

function tryToLoad(): void {
  // Without the core, links and forms work natively: the visitor needs no message.
  loadCore().catch(() => undefined);
}
