import type { Page } from "@playwright/test";

export interface FocusStop {
  /** Accessible name of the focused element; empty once the focus has left the page. */
  readonly name: string;
  /** The fault of the focus indicator, if any. */
  readonly fault: string | null;
}

/** Inspects the focused element: whether it has a focus indicator, and is visible. */
export function focusStop(page: Page): Promise<FocusStop> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: "", fault: null };
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const text = element.getAttribute("aria-label") ?? label?.textContent ?? element.textContent ?? "";
    const name = `${element.tagName.toLowerCase()} ${text.trim().replace(/\s+/g, " ").slice(0, 60)}`;

    /** Returns true if an element has a focus indicator. */
    const hasIndicator = (owner: Element | null | undefined) =>
      owner &&
      [null, "::before", "::after"].some((part) => {
        const { outlineStyle, outlineWidth, content } = getComputedStyle(owner, part);
        return (
          (part === null || content !== "none") &&
          outlineStyle !== "none" &&
          Number.parseFloat(outlineWidth) >= 2
        );
      });
    const marked = [element, label, element.parentElement, element.closest("li, article, form")].find(
      hasIndicator,
    );
    if (!marked) return { name, fault: "has no focus indicator" };

    const box = marked.getBoundingClientRect();
    const left = Math.max(box.left, 0);
    const top = Math.max(box.top, 0);
    const right = Math.min(box.right, innerWidth);
    const bottom = Math.min(box.bottom, innerHeight);
    if (right - left < 1 || bottom - top < 1) return { name, fault: "is out of view" };
    // The centre of a link that wraps over two lines may be outside the link.
    const points = [...marked.getClientRects()].map((rect) => [
      (Math.max(rect.left, left) + Math.min(rect.right, right)) / 2,
      (Math.max(rect.top, top) + Math.min(rect.bottom, bottom)) / 2,
    ]);
    const uncovered = points.some(([x, y]) => {
      const found = document.elementFromPoint(x ?? 0, y ?? 0);
      return found !== null && (marked.contains(found) || found.contains(marked));
    });
    return { name, fault: uncovered ? null : "is covered by another element" };
  });
}

/** Moves the focus through the whole page with one key. Returns the number of stops and the faulty ones. */
export async function walk(
  page: Page,
  key: "Tab" | "Shift+Tab",
): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = [];
  for (let stops = 0; ; stops += 1) {
    await page.keyboard.press(key);
    const { name, fault } = await focusStop(page);
    if (name === "") return { stops, faults };
    if (fault) faults.push(`${name}: ${fault}`);
    if (stops > 400) throw new Error(`the focus never leaves the page: it is on ${name}`);
  }
}
