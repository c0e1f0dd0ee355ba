/**
 * Calls back when an element within `root` takes the focus from another, by keyboard or script. A press does not count,
 * nor does the focus that a dialog or the window gives back. Returns a function that ends this.
 */
export function onFocusArrival(root: Element, arrived: (target: Element) => void): () => void {
  let last: Element | null = document.activeElement;
  const follow = (event: FocusEvent) => {
    const target = event.target as Element;
    if (target === last || target.closest("dialog")) return;
    last = target;
    if (root.contains(target) && target.matches(":focus-visible")) arrived(target);
  };
  document.addEventListener("focusin", follow);
  return () => document.removeEventListener("focusin", follow);
}
