import { type RefObject, useEffect } from "react";

/**
 * Makes elements that match `selector` focusable while they scroll horizontally, so that arrow keys scroll them: Safari
 * does not do that. `content` changes with the elements.
 */
export function useScrollStops(
  root: RefObject<HTMLElement | null>,
  selector: string,
  content?: unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements change with the content
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
