import { currentCore, loadCore } from "./load";

/** Handles a press that needs the core: immediately, or once the core has loaded and the views have their machines. */
export function withCore(press: () => void): void {
  if (currentCore()) press();
  else
    loadCore().then(
      () => setTimeout(press),
      () => undefined,
    );
}
