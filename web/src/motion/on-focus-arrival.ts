/**
 * Calls back when an element within `root` takes the focus from another, by keyboard or script. A press does not count,
 * nor does the focus that a dialog or the window gives back. Returns a function that ends this.
 */
export function onFocusArrival(root: Element, arrived: (target: Element) => void): () => void {
  let last: EventTarget | null = document.activeElement;
  const follow = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target.closest("dialog")) return;
    const before = last;
    last = target;
    if (target !== before && root.contains(target) && target.matches(":focus-visible")) arrived(target);
  };
  document.addEventListener("focusin", follow);
  return () => document.removeEventListener("focusin", follow);
}
