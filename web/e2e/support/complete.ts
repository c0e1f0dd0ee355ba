import { expect, type Page } from "@playwright/test";
import { scrollThrough, sidewaysOverflow } from "./layout.ts";
import type { Open } from "./test.ts";

/** Scrolls through a page. Returns the addresses of the images that failed to load. */
export async function brokenImages(page: Page): Promise<string[]> {
  await scrollThrough(page, 1_200, 60);
  await page.waitForLoadState("networkidle");
  return page
    .locator("img")
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter((image) => image.complete && image.naturalWidth === 0)
        .map((image) => image.src),
    );
}

/**
 * Opens a page, scrolls through it, and expects no failed request, broken image, horizontal overflow or console
 * message.
 */
export async function expectComplete(open: Open, path: string): Promise<void> {
  const { page, messages } = await open();
  const failed: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(path);
  expect(await brokenImages(page)).toEqual([]);
  expect(failed).toEqual([]);
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  expect(messages).toEqual([]);
}
