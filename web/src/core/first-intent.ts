const INTENTS = [
  "pointerdown",
  "pointermove",
  "keydown",
  "focusin",
  "touchstart",
  "wheel",
  "scroll",
] as const;

let shown = false;

/**
 * Runs a callback at the visitor's first interaction (pointer, key, focus or scroll); immediately if there has been
 * one. Returns a function that cancels it.
 */
export function onFirstIntent(run: () => void): () => void {
  if (shown || scrollY > 0) {
    run();
    return () => undefined;
  }
  const stop = () => {
    for (const intent of INTENTS) removeEventListener(intent, moved);
  };
  const moved = () => {
    shown = true;
    stop();
    run();
  };
  for (const intent of INTENTS) addEventListener(intent, moved, { passive: true });
  return stop;
}
