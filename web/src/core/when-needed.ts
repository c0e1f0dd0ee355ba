import { loadCore } from "./load";

const INTENTS = ["pointerdown", "pointermove", "keydown", "focusin", "touchstart"] as const;

/** The page has to have been quiet before an idle moment counts: the first paint comes before the core. */
const IDLE_TIMEOUT = 3_000;

/** Loads the core in idle time, or at the visitor's first move, whichever comes first. */
export function loadCoreWhenNeeded(): void {
  const load = () => {
    for (const intent of INTENTS) removeEventListener(intent, load);
    // Without the core, links are links and forms are forms: there is nothing to tell the visitor.
    loadCore().catch(() => undefined);
  };
  for (const intent of INTENTS) addEventListener(intent, load, { once: true, passive: true });
  if ("requestIdleCallback" in globalThis) requestIdleCallback(load, { timeout: IDLE_TIMEOUT });
  else setTimeout(load, IDLE_TIMEOUT);
}
