import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { VIEWPORTS } from "./support/browser.ts";
import { focusStop } from "./support/focus.ts";
import { idle } from "./support/rest.ts";
import { focused, gotoShell, menuButton, openShell } from "./support/shell.ts";
import { test } from "./support/test.ts";

const entries = (page: Page) => page.getByRole("navigation", { name: "All pages" });

function group(page: Page, name: string) {
  return entries(page).locator("details", { has: page.locator("summary", { hasText: name }) });
}

test.describe("the slide-in menu", () => {
  test.beforeEach(async ({ page }) => {
    await gotoShell(page, "/products/corx");
    await menuButton(page).click();
    await page.locator("dialog:modal").waitFor();
  });

  test("opens with the active group, and groups expand and collapse", { tag: "@phone" }, async ({
    page,
    messages,
  }) => {
    await expectAccessible(page);
    expect(await entries(page).locator("details[open] > summary").allInnerTexts()).toEqual(["Products"]);
    expect(await entries(page).locator("summary[aria-current]").allInnerTexts()).toEqual(["Products"]);
    await group(page, "Industries").locator("summary").click();
    expect(await entries(page).locator("details[open] > summary").allInnerTexts()).toEqual([
      "Products",
      "Industries",
    ]);
    await group(page, "Products").locator("summary").click();
    expect(await entries(page).locator("details[open] > summary").allInnerTexts()).toEqual(["Industries"]);
    expect(messages).toEqual([]);
  });

  test("keeps the focus inside, locks the page, and returns the focus on Escape", async ({ page }) => {
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press("Tab");
      const inside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest("dialog:modal") !== null,
      );
      expect(inside).toBe(true);
    }
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 600);
    await idle(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press("Escape");
    expect(await page.locator("dialog:modal").count()).toBe(0);
    expect(await focused(page)).toBe("Menu");
  });

  test("closes with its button and with a press outside it, but not with one that begins inside", async ({
    page,
  }) => {
    await page.getByRole("button", { name: "Close menu" }).click();
    expect(await page.locator("dialog:modal").count()).toBe(0);
    await menuButton(page).click();
    const inside = await entries(page).locator("summary").first().boundingBox();
    await page.mouse.move((inside?.x ?? 0) + 10, (inside?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move(40, 500, { steps: 3 });
    await page.mouse.up();
    expect(await page.locator("dialog:modal").count()).toBe(1);
    await page.mouse.click(40, 500);
    expect(await page.locator("dialog:modal").count()).toBe(0);
  });

  test("closes when an item is chosen; the new page has focus and opens its own group next time", async ({
    page,
  }) => {
    await group(page, "Industries").locator("summary").click();
    await group(page, "Industries").getByRole("link", { name: "Utilities" }).click();
    await page.waitForURL("**/industries/utilities");
    expect(await page.locator("dialog:modal").count()).toBe(0);
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
    await menuButton(page).click();
    expect(await entries(page).locator("details[open] > summary").allInnerTexts()).toEqual(["Industries"]);
  });
});

for (const [width, height] of [
  [844, 390],
  [640, 360],
  [320, 256],
] as const) {
  test(`the menu does not cover the focused element in a window of ${width} × ${height}`, async ({
    open,
  }) => {
    const { page } = await openShell(open, "/products/corx", {
      viewport: {
        width,
        height,
      },
    });
    await menuButton(page).focus();
    await page.keyboard.press("Enter");
    await page.locator("dialog:modal").waitFor();
    await idle(page);
    const faults = new Set<string>();
    for (let stop = 0; stop < 16; stop += 1) {
      await page.keyboard.press("Shift+Tab");
      const { name, fault } = await focusStop(page);
      if (fault) faults.add(`${name} ${fault}`);
    }
    expect([...faults]).toEqual([]);
  });
}

for (const [name, javaScriptEnabled] of [
  ["without JavaScript", false],
  ["with WebAssembly blocked", true],
] as const) {
  test(`the menu can be opened and closed ${name}`, async ({ open }) => {
    const { page } = await open({ viewport: VIEWPORTS.phone, javaScriptEnabled });
    await page.route("**/*.wasm", (route) => route.abort());
    await page.goto("/products/corx");
    await menuButton(page).click();
    const link = entries(page).getByRole("link", { name: "Careers" });
    await link.waitFor();
    await menuButton(page).click();
    expect(await link.isVisible()).toBe(false);
    await menuButton(page).click();
    await link.click();
    await page.waitForURL("**/career");
    expect(await entries(page).isVisible()).toBe(false);
  });
}
