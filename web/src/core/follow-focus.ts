/** Makes a change of state that moves content. If it moves the focused element out of view, scrolls the page to it. */
export function followFocus(change: () => void): void {
  const focused = document.activeElement;
  const top = focused?.getBoundingClientRect().top;
  change();
  // React renders the store's change in a microtask that is already queued.
  queueMicrotask(() => {
    if (focused?.getBoundingClientRect().top !== top) focused?.scrollIntoView({ block: "nearest" });
  });
}
