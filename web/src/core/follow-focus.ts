/**
 * Makes a change of state that moves content. If it moves the focused element, the page scrolls so far that the element
 * is in view.
 */
export function followFocus(change: () => void): void {
  const focused = document.activeElement;
  const top = focused?.getBoundingClientRect().top;
  change();
  // React renders the change of a store in a microtask, which is queued by now.
  queueMicrotask(() => {
    if (focused?.getBoundingClientRect().top !== top) focused?.scrollIntoView({ block: "nearest" });
  });
}
