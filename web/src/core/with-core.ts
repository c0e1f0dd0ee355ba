import { currentCore, loadCore } from "./load";

/** Runs what a press asks of the core: at once, or when the core has loaded and the views have rendered their machines. */
export function withCore(press: () => void): void {
  if (currentCore()) press();
  else
    loadCore().then(
      () => setTimeout(press),
      () => undefined,
    );
}
