import { expect, type Page } from "@playwright/test";
import { MOVING, VIEWPORTS } from "./support/browser.ts";
import { test } from "./support/test.ts";

const ENDS = ["50+", "100+", "6+", "5+"];

/** Returns the visible text of each counter: the overlay's number or the end value. */
const shown = (page: Page) =>
  page.locator('section[aria-labelledby="who-we-are"] dd > span').evaluateAll((counters) =>
    counters.map((counter) => {
      const end = counter.firstElementChild;
      if (end?.checkVisibility({ opacityProperty: true })) return end.textContent;
      return /"([^"]*)"/.exec(getComputedStyle(counter, "::before").content)?.[1];
    }),
  );

test("figures start at 0 and count up once in view", async ({ open }) => {
  const { page } = await open(MOVING);
  await page.goto("/about");
  await page.mouse.move(10, 10);
  const section = page.locator('section[aria-labelledby="who-we-are"]');
  await section.locator('[data-count="counting"]').first().waitFor();
  expect(await shown(page)).toEqual(["0+", "0+", "0+", "0+"]);
  await section.locator("dd").first().scrollIntoViewIfNeeded();
  await expect.poll(() => shown(page)).toEqual(ENDS);
});

for (const [where, options] of [
  ["without scripts", { viewport: VIEWPORTS.desktop, ...MOVING, javaScriptEnabled: false }],
  ["with reduced motion", { viewport: VIEWPORTS.desktop }],
] as const) {
  test(`figures show their end value ${where}`, async ({ open }) => {
    const { page } = await open(options);
    await page.goto("/about", { waitUntil: "load" });
    expect(await shown(page)).toEqual(ENDS);
  });
}

test("figures show their end value when the core does not load", async ({ open }) => {
  const { page } = await open(MOVING);
  await page.route("**/*.wasm", (route) => route.abort());
  await page.goto("/about");
  await expect.poll(() => shown(page)).toEqual(ENDS);
});
