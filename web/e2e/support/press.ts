import type { Locator, Page } from "playwright-core";

/** Ways to press what is in sight. None of them waits for the page to stand still, as a visitor does not. */
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

/** Brings it into the middle of the window: what stands at an edge may be covered. */
export async function bringToMiddle(target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
}

/** Lets the browser draw a number of times. */
export function frames(page: Page, count: number): Promise<void> {
  return page.evaluate(
    (count) =>
      new Promise<void>((resolve) => {
        const next = (left: number) => (left > 0 ? requestAnimationFrame(() => next(left - 1)) : resolve());
        next(count);
      }),
    count,
  );
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error("what is pressed is not shown");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
