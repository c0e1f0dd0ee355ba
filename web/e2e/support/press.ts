import type { Locator, Page } from "@playwright/test";
import { frames } from "./rest.ts";

/** Ways to activate a visible element. Like a visitor, they do not wait until the page is stable. */
export const PRESSES = {
  "a quick click": async (page: Page, target: Locator) => {
    const { x, y } = await middleOf(target);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.up();
  },
  "a slow click": async (page: Page, target: Locator) => {
    const { x, y } = await middleOf(target);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await frames(page, 20);
    await page.mouse.up();
  },
  "a tap": async (page: Page, target: Locator) => {
    const { x, y } = await middleOf(target);
    await page.touchscreen.tap(x, y);
  },
} as const;

/** Scrolls an element to the middle of the window: at an edge it may be covered. */
export async function bringToMiddle(target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
}

/** Presses an element in the middle of the window. Returns the number of pixels by which the press moved it down. */
export async function movedByPress(target: Locator): Promise<number> {
  await bringToMiddle(target);
  const { y: before } = await middleOf(target);
  await target.click();
  // Scroll anchoring needs a rendered frame, which a screenshot forces.
  await target.page().screenshot();
  const { y: after } = await middleOf(target);
  return after - before;
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error("the pressed element is not shown");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
