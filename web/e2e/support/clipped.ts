import type { Page } from "playwright-core";

/** Returns texts that are clipped by their container, and can neither be read nor scrolled to. */
export function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 2;
    /** A pixel, and the padding that browsers give to a legend. */
    const TINY = 8;
    const hides = (value: string) => value === "hidden" || value === "clip";
    const scrolls = (value: string) => value === "auto" || value === "scroll";
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const owner = text.parentElement;
      if (!owner || !text.textContent?.trim()) continue;
      if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // Hidden on purpose: other slides, texts for screen readers, decoration.
      if (owner.closest("[inert], [aria-hidden=true], noscript")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      for (
        let around: Element | null = owner;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const edge = around.getBoundingClientRect();
        // For screen readers only.
        if (edge.width <= TINY && edge.height <= TINY) break;
        if (scrolls(overflowX) || scrolls(overflowY)) break;
        const aside = hides(overflowX) && (box.left < edge.left - SLACK || box.right > edge.right + SLACK);
        const below = hides(overflowY) && (box.top < edge.top - SLACK || box.bottom > edge.bottom + SLACK);
        if (aside || below) {
          found.add(`${around.className || around.tagName}: ${text.textContent.trim().slice(0, 50)}`);
          break;
        }
      }
    }
    return [...found];
  });
}
