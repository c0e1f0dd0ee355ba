import { type RefObject, useEffect } from "react";
import { REDUCED_MOTION } from "~/ui/browser/media-queries";

/** Root margin: an item starts to fade in this far above the window's lower edge. */
const REACHED = "0px 0px -12% 0px";

/**
 * Fades in items below the window when they are reached. Skips visible items, which would disappear first. Returns a
 * function that shows all items.
 */
export function fadeIn(items: Iterable<HTMLElement>): () => void {
  const waiting = new Set(items);
  if (matchMedia(REDUCED_MOTION).matches) return () => undefined;

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (!(target instanceof HTMLElement)) continue;
        if (target.dataset.fade === undefined && boundingClientRect.top >= innerHeight) {
          target.dataset.fade = "out";
        } else if (isIntersecting || target.dataset.fade === undefined) {
          if (target.dataset.fade) target.dataset.fade = "in";
          observer.unobserve(target);
        }
      }
    },
    { rootMargin: REACHED },
  );
  for (const item of waiting) observer.observe(item);
  return () => {
    observer.disconnect();
    for (const item of waiting) delete item.dataset.fade;
  };
}

/** Fades in the elements marked `data-reveal` within `root` when they are reached. */
export function useFadeIn(root: RefObject<HTMLElement | null>): void {
  useEffect(() => fadeIn(root.current?.querySelectorAll<HTMLElement>("[data-reveal]") ?? []), [root]);
}
