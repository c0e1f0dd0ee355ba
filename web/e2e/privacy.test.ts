import { expect, test } from "vitest";
import { open } from "./support/browser.ts";
import { shellReady } from "./support/shell.ts";
import { sharedSite } from "./support/site.ts";

const site = sharedSite({ exact: true });

test.each([
  [768, 1024],
  [844, 390],
  [1024, 700],
  [1440, 900],
  [1920, 1080],
])("at %i × %i px the contents stay below the header at the last section", async (width, height) => {
  const { page, close } = await open(site.browser, { viewport: { width, height } });
  await page.goto(`${site.server.origin}/privacy-policy`);
  await page.mouse.move(10, 10);
  await shellReady(page);
  await page.locator('main nav a[href="#contact"]').click();
  await page.locator('main nav a[href="#contact"][aria-current="location"]').waitFor();
  const [section, contents, header] = await page.evaluate(() => [
    document.getElementById("contact")?.getBoundingClientRect().top,
    document.querySelector("main nav")?.getBoundingClientRect().top,
    document.querySelector("header")?.getBoundingClientRect().bottom,
  ]);
  expect(Math.round(section ?? 0)).toBe(100);
  expect(contents).toBeGreaterThanOrEqual(header ?? Number.POSITIVE_INFINITY);
  expect(contents).toBeLessThan(height / 2);
  await close();
});
