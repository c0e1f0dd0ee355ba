import { onFirstIntent } from "./first-intent";
import { hasCoreFailed, loadCore } from "./load";

/** Timeout of the wait for idle time, in milliseconds. The first paint takes precedence over the core. */
const IDLE_TIMEOUT = 3_000;

/**
 * Loads the core in idle time or at the visitor's first interaction, whichever comes first. After a failure, retries
 * whenever the browser is online again.
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

/** Retries loading the core if it failed to load. */
export function loadCoreAgain(): void {
  if (hasCoreFailed()) tryToLoad();
}

function tryToLoad(): void {
  // Without the core, links and forms work natively, so no message is needed.
  loadCore().catch(() => undefined);
}
