import { onFirstIntent } from "./first-intent";
import { loadCore } from "./load";

/** Longest wait for an idle moment, in milliseconds. The first paint comes before the core. */
const IDLE_TIMEOUT = 3_000;

/** Loads the core in idle time, or at the visitor's first move, whichever comes first. */
export function loadCoreWhenNeeded(): void {
  const load = () => {
    stop();
    // Without the core, links and forms work natively: the visitor needs no message.
    loadCore().catch(() => undefined);
  };
  let stop = () => {};
  stop = onFirstIntent(load);
  if ("requestIdleCallback" in globalThis) requestIdleCallback(load, { timeout: IDLE_TIMEOUT });
  else setTimeout(load, IDLE_TIMEOUT);
}
