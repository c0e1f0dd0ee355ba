import { onFirstIntent } from "./first-intent";
import { loadCore } from "./load";

/** The page has to have been quiet before an idle moment counts: the first paint comes before the core. */
const IDLE_TIMEOUT = 3_000;

/** Loads the core in idle time, or at the visitor's first move, whichever comes first. */
export function loadCoreWhenNeeded(): void {
  const load = () => {
    stop();
    // Without the core, links are links and forms are forms: there is nothing to tell the visitor.
    loadCore().catch(() => undefined);
  };
  let stop = () => {};
  stop = onFirstIntent(load);
  if ("requestIdleCallback" in globalThis) requestIdleCallback(load, { timeout: IDLE_TIMEOUT });
  else setTimeout(load, IDLE_TIMEOUT);
}
