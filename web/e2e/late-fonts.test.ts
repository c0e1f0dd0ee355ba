import { expect, type Page } from "@playwright/test";
import { MOVING } from "./support/browser.ts";
import { watchShifts } from "./support/layout.ts";
import { pauseRequests } from "./support/rest.ts";
import { FEW } from "./support/site-paths.ts";
import { test } from "./support/test.ts";

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
