import { type RefObject, useEffect } from "react";

/**
 * Lets the keyboard reach the elements that scroll sideways, so that its arrow keys scroll them: Safari gives such
 * elements no stop of their own. Runs again when `content` changes.
 */
export function useScrollStops(
  root: RefObject<HTMLElement | null>,
  selector: string,
  content?: unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new content has new elements
  useEffect(() => {
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        if (target.scrollWidth > target.clientWidth) target.setAttribute("tabindex", "0");
        else target.removeAttribute("tabindex");
      }
    });
    for (const element of root.current?.querySelectorAll(selector) ?? []) observer.observe(element);
    return () => observer.disconnect();
  }, [root, selector, content]);
}
