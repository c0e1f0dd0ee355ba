import { expect, type Page } from "@playwright/test";
import { VIEWPORTS } from "./support/browser.ts";
import { section } from "./support/layout.ts";
import { movedByPress } from "./support/press.ts";
import { test } from "./support/test.ts";

const opened = (page: Page) => section(page, "transforms").locator("details[open] h3").allTextContents();

test.describe("the accordion", () => {
  test("opens the item under the mouse, and a click does not close it", async ({ page }) => {
    await page.goto("/products/govcubes", { waitUntil: "networkidle" });
    expect(await opened(page)).toEqual(["Migration"]);
    const learning = section(page, "transforms").locator("summary", { hasText: "Learning" });
    await learning.hover();
    await expect.poll(() => opened(page)).toEqual(["Learning"]);
    await learning.click();
    expect(await opened(page)).toEqual(["Learning"]);
    expect(await section(page, "transforms").getByText("Guides are captured while").isVisible()).toBe(true);
  });

  test("opens with a tap on a phone, and closes with the next", async ({ open }) => {
    const { page } = await open({ viewport: VIEWPORTS.phone, hasTouch: true });
    await page.goto("/products/govcubes", { waitUntil: "networkidle" });
    const testing = section(page, "transforms").locator("summary", { hasText: "Testing" });
    await testing.tap();
    await expect.poll(() => opened(page)).toEqual(["Testing"]);
    await testing.tap();
    await expect.poll(() => opened(page)).toEqual([]);
  });

  test("a heading pressed on a phone keeps its position when the item above it closes", async ({ open }) => {
    const { page } = await open({ viewport: VIEWPORTS.phone });
    await page.goto("/products/govcubes", { waitUntil: "networkidle" });
    const summaries = section(page, "transforms").locator("summary");
    for (const index of [1, 2, 0]) {
      // A late font may move it by less than this; a closing item moves it by more.
      expect(Math.abs(await movedByPress(summaries.nth(index)))).toBeLessThan(8);
    }
  });

  test("clips no text", async ({ page }) => {
    for (const slug of ["govcubes", "cadeo", "corx"]) {
      await page.goto(`/products/${slug}`, { waitUntil: "networkidle" });
      const details = section(page, "transforms").locator("details");
      for (const width of [768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (let index = 0; index < (await details.count()); index += 1) {
          const hidden = await details.nth(index).evaluate((element: HTMLDetailsElement) => {
            element.open = true;
            const panel = element.lastElementChild;
            return panel ? panel.scrollHeight - panel.clientHeight : -1;
          });
          expect(hidden, `${slug} at ${width} px`).toBe(0);
        }
      }
    }
  });
});

test("the approval queue shows what follows from each choice, also without scripts", async ({ open }) => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await open({ javaScriptEnabled });
    await page.goto("/products/corx");
    const queue = page.getByRole("group", { name: "Accounts payable decides" });
    await queue.getByText("Nothing moves.").waitFor();
    await queue.getByRole("radio", { name: "Stop" }).check();
    await queue.getByText("becomes a test case").waitFor();
    expect(await queue.getByText("Nothing moves.").isVisible()).toBe(false);
    await page.keyboard.press("ArrowDown");
    await queue.getByText("No answer is never a yes.").waitFor();
  }
});
