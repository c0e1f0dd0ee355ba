import { expect, type Page } from "@playwright/test";
import { MOVING } from "./support/browser.ts";
import { watchShifts } from "./support/layout.ts";
import { pauseRequests } from "./support/rest.ts";
import { FEW } from "./support/site-paths.ts";
import { test } from "./support/test.ts";

/** Tolerance in pixels: browsers do not report smaller shifts. */
const PIXELS = 3;

const TYPEFACES = "**/*.woff2";

async function painted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
}

async function fontsShown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}

test("late fonts cause no layout shift", { tag: "@phone" }, async ({ open }) => {
  for (const path of FEW) {
    await test.step(path, async () => {
      const { page, close } = await open(MOVING);
      const shifts = await watchShifts(page);
      const arrive = await pauseRequests(page, TYPEFACES);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await painted(page);
      expect(await page.evaluate(() => document.fonts.check('600 16px "Sora"'))).toBe(false);
      arrive();
      await fontsShown(page);
      expect(await page.evaluate(() => document.fonts.check('600 16px "Sora"'))).toBe(true);
      expect(await shifts()).toBeLessThan(0.005);
      await close();
    });
  }
});

test("late fonts do not move the bar", async ({ page }) => {
  const arrive = await pauseRequests(page, TYPEFACES);
  await page.goto("/about", { waitUntil: "domcontentloaded" });
  await painted(page);
  const bar = page.locator("header nav").first();
  const before = await bar.boundingBox();
  arrive();
  await fontsShown(page);
  const after = await bar.boundingBox();
  expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0))).toBeLessThan(PIXELS);
  expect(Math.abs((after?.width ?? 0) - (before?.width ?? 0))).toBeLessThan(PIXELS);
});
