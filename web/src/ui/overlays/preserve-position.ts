/**
 * Scrolls so that a pressed heading keeps its position in the window while the press closes content above it, which
 * Safari does not do.
 */
export function preservePosition(heading: Element): void {
  const { top } = heading.getBoundingClientRect();
  // React renders in a microtask, and the browser toggles after the event: both before the next frame.
  requestAnimationFrame(() =>
    scrollBy({ top: heading.getBoundingClientRect().top - top, behavior: "instant" }),
  );
}
