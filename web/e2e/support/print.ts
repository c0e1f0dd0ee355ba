import type { Page } from "@playwright/test";

/** Returns the texts that are illegible without backgrounds, which browsers do not print. */
export function unreadableInPrint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Contrast of text (WCAG 1.4.3). */
    const SUFFICIENT = 4.5;
    const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("no canvas");
    const contrastWithWhite = (color: string) => {
      context.fillStyle = "white";
      context.fillRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => {
        const share = byte / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
    };
    const pictures = [...document.querySelectorAll("picture img")]
      .filter((image) => image.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((image) => image.getBoundingClientRect());
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement;
      const words = text.textContent?.trim();
      if (!parent || !words || parent.closest("[aria-hidden=true], noscript, script, style, option"))
        continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()];
      if (boxes.some((box) => pictures.some((picture) => overlap(box, picture))))
        found.push(`on a picture: ${words}`);
      const contrast = contrastWithWhite(getComputedStyle(parent).color);
      if (contrast < SUFFICIENT) found.push(`contrast ${contrast.toFixed(1)}: ${words}`);
    }
    return found;
  });
}
