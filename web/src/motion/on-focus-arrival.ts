/**
 * Calls back when the focus moves to an element within `root`, by keyboard or script. Ignores clicks and a focus that a
 * dialog or the window returns. Returns a function that ends this.
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
