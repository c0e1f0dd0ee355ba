import { flushSync } from "react-dom";

/**
 * Makes a change of state that moves content. If it moves the focused element, the page scrolls so far that the element
 * is in view.
 */
export function followFocus(change: () => void): void {
  const focused = document.activeElement;
  const top = focused?.getBoundingClientRect().top;
  flushSync(change);
  if (focused?.getBoundingClientRect().top !== top) focused?.scrollIntoView({ block: "nearest" });
}
