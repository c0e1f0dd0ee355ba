import type { KeyboardEvent } from "react";

/** Moves the focus cyclically through input and results with the arrow keys. Typing on a result goes to the input. */
export function moveAmongResults(
  event: KeyboardEvent,
  dialog: HTMLElement | null,
  input: HTMLInputElement | null,
): void {
  if (!dialog || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops: (HTMLElement | null)[] = [input, ...dialog.querySelectorAll<HTMLElement>("a")];
  const focused = document.activeElement;
  const at = focused instanceof HTMLElement ? stops.indexOf(focused) : -1;
  if (at === -1) return;
  const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
  const step = steps[event.key];
  if (step !== undefined) {
    event.preventDefault();
    stops[(at + step + stops.length) % stops.length]?.focus();
  } else if (at > 0 && event.key.length === 1) {
    // The key event then goes to the input.
    input?.focus();
  }
}
