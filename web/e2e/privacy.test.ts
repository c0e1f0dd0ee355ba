import { expect } from "@playwright/test";
import { shellReady } from "./support/shell.ts";
import { test } from "./support/test.ts";

test("the contents stay below the header at the last section", async ({ page }) => {
  for (const [width, height] of [
    [768, 1024],
    [844, 390],
    [1024, 700],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/privacy-policy");
    await page.mouse.move(10, 10);
    await shellReady(page);
    await page.locator('main nav a[href="#contact"]').click();
    await page.locator('main nav a[href="#contact"][aria-current="location"]').waitFor();
    const [section, contents, header] = await page.evaluate(() => [
      document.getElementById("contact")?.getBoundingClientRect().top,
      document.querySelector("main nav")?.parentElement?.getBoundingClientRect().top,
      document.querySelector("header")?.getBoundingClientRect().bottom,
    ]);
    expect(Math.round(section ?? 0), `${width} × ${height} px`).toBe(100);
    expect(contents).toBeGreaterThanOrEqual(header ?? Number.POSITIVE_INFINITY);
    expect(contents).toBeLessThan(height / 2);
  }
});
