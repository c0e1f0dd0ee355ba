import { flushSync } from "react-dom";
import type { Reveal } from "./form-context";
import { type Path, pointerOf } from "./json";

const FIELDS = "input:not([type=hidden]), textarea, select, button[data-pointer], [contenteditable=true]";

/** Moves the focus to the first control inside an element. */
export function focusFirstField(element: Element | null): void {
  element?.querySelector<HTMLElement>(FIELDS)?.focus();
}

/**
 * Opens the groups around a value and moves the focus to its control. A value without a control, such as one that is
 * missing, gives the focus to the nearest group around it. Returns whether the form has such a place.
 */
export function revealField(root: Element, reveal: Reveal, path: Path): boolean {
  const count = reveal.get().count + 1;
  flushSync(() => reveal.set({ pointer: pointerOf(path), count }));
  flushSync(() => reveal.set({ pointer: "", count }));
  for (let length = path.length; length > 0; length -= 1) {
    const pointer = CSS.escape(pointerOf(path.slice(0, length)));
    const field = root.querySelector<HTMLElement>(`[data-pointer="${pointer}"], [data-toggle="${pointer}"]`);
    if (!field) continue;
    field.scrollIntoView({ block: "center" });
    field.focus({ preventScroll: true });
    return true;
  }
  return false;
}
