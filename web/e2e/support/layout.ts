import type { Page } from "@playwright/test";
import { frames } from "./rest.ts";

interface ShiftWindow extends Window {
  shifts?: number;
}

/** Counts layout shifts from the start. Call it before the page is opened. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const own = window as ShiftWindow;
    own.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) own.shifts = (own.shifts ?? 0) + entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as ShiftWindow).shifts ?? 0);
}

/** Scrolls from top to bottom like a mouse wheel, and waits until the page has stopped. */
export async function scrollThrough(page: Page, step = 600): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += step) {
    await page.mouse.wheel(0, step);
    await frames(page, 3);
  }
  const top = () => page.evaluate(() => scrollY);
  for (let before = await top(); ; before = await top()) {
    await frames(page, 3);
    if ((await top()) === before) return;
  }
}

/** Returns the section with this heading. */
export const section = (page: Page, heading: string) => page.locator(`section[aria-labelledby="${heading}"]`);

/** Scrolls to a progress through a pinned section, from 0 to 1. */
export function scrollWithin(page: Page, heading: string, progress: number): Promise<void> {
  return section(page, heading).evaluate((element, share) => {
    const box = element.getBoundingClientRect();
    // Scroll positions are whole pixels, but sections are not: two extra pixels reach the end.
    const past = share === 0 ? -2 : share === 1 ? 2 : 0;
    scrollTo({
      top: box.top + scrollY + (box.height - innerHeight) * share + past,
      behavior: "instant",
    });
  }, progress);
}

/** Returns the horizontal overflow of the page and of its bar in pixels, 0 if they fit. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const isScrolled = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || isScrolled(element.parentElement));
    // The bar is fixed and the page clips overflow, so their controls are not part of the scroll width.
    const controls = document.querySelectorAll(
      'header:not(main *) :is(a, summary), main :is(button, input, select, textarea):not([tabindex="-1"])',
    );
    const ends = [...controls]
      .filter(
        (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest("[inert]"),
      )
      .filter((control) => control.getBoundingClientRect().right > clientWidth && !isScrolled(control))
      .map((control) => Math.floor(control.getBoundingClientRect().right));
    return Math.max(scrollWidth, ...ends) - clientWidth;
  });
}

/**
 * Returns the words that are broken in the middle; breaks at soft hyphens are allowed. A selector limits the search to
 * some elements.
 */
export function brokenWords(page: Page, within?: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (selector && !text.parentElement?.closest(selector)) continue;
      for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(/[\p{L}\p{N}\p{M}\u00ad]+/gu)) {
        if (word.includes("\u00ad")) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  }, within);
}
