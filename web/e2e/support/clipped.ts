import type { Page } from "@playwright/test";

/** Returns the texts that a container clips and that cannot be scrolled into view. */
export function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TOLERANCE = 2;
    /** Maximum size of a box for screen readers only: one pixel, and a legend's default padding. */
    const SCREEN_READER_ONLY = 8;
    const hides = (value: string) => value === "hidden" || value === "clip";
    const scrolls = (value: string) => value === "auto" || value === "scroll";
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim()) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // Hidden on purpose: other slides, texts for screen readers, decoration.
      if (parent.closest("[inert], [aria-hidden=true], noscript")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      for (
        let ancestor: Element | null = parent;
        ancestor && ancestor !== document.body;
        ancestor = ancestor.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(ancestor);
        const edge = ancestor.getBoundingClientRect();
        if (edge.width <= SCREEN_READER_ONLY && edge.height <= SCREEN_READER_ONLY) break;
        if (scrolls(overflowX) || scrolls(overflowY)) break;
        const isCutSideways =
          hides(overflowX) && (box.left < edge.left - TOLERANCE || box.right > edge.right + TOLERANCE);
        const isCutVertically =
          hides(overflowY) && (box.top < edge.top - TOLERANCE || box.bottom > edge.bottom + TOLERANCE);
        if (isCutSideways || isCutVertically) {
          found.add(`${ancestor.className || ancestor.tagName}: ${text.textContent.trim().slice(0, 50)}`);
          break;
        }
      }
    }
    return [...found];
  });
}
