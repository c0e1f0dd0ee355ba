import { expect, type Page } from "@playwright/test";
import { VIEWPORTS } from "./support/browser.ts";
import { test } from "./support/test.ts";

test.describe("the stories of an industry", () => {
  const stories = (page: Page) => page.locator('section[aria-labelledby="success-stories"]');

  test("shows two without arrows, and a phone swipes", async ({ page }) => {
    await page.goto("/industries/utilities");
    expect(await stories(page).getByRole("button").count()).toBe(0);
    await page.setViewportSize(VIEWPORTS.phone);
    await page.goto("/industries/public-sector");
    expect(await stories(page).getByRole("button").count()).toBe(0);
    expect(await stories(page).locator("h3:visible").count()).toBe(4);
  });

  test("a card leads to its story, and the story to the next", async ({ page }) => {
    await page.goto("/industries/public-sector", { waitUntil: "networkidle" });
    await stories(page).getByRole("link").first().click();
    await page.waitForURL(/\/success-stories\/city-erp-engagement$/);
    const seen = new Set<string>();
    for (let story = 0; story < 7; story += 1) {
      seen.add(page.url());
      const before = page.url();
      await page.locator('section[aria-labelledby="next-story"]').getByRole("link").click();
      await page.waitForURL((url) => url.href !== before);
    }
    expect(seen.size).toBe(7);
    expect(page.url()).toMatch(/city-erp-engagement$/);
  });
});

test.describe("the privacy policy's table of contents", () => {
  const current = (page: Page) =>
    page
      .getByRole("navigation", { name: "On this page" })
      .locator('[aria-current="location"]')
      .allTextContents();
  const topOf = (page: Page, id: string) =>
    page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));

  test("brings a section to 100 px below the top and marks the current one", async ({ page }) => {
    await page.goto("/privacy-policy", { waitUntil: "networkidle" });
    await page
      .getByRole("navigation", { name: "On this page" })
      .getByRole("link", { name: "Data Retention" })
      .click();
    await expect.poll(() => topOf(page, "data-retention")).toBe(100);
    await expect.poll(() => current(page)).toEqual(["Data Retention"]);
    expect(new URL(page.url()).hash).toBe("#data-retention");

    // The current section is the last one that starts less than 200 px below the top.
    const bring = (below: number) =>
      page.locator("#use-info").evaluate((element, offset) => {
        scrollTo({ top: element.getBoundingClientRect().top + scrollY - offset, behavior: "instant" });
      }, below);
    await bring(210);
    await expect.poll(() => current(page)).toEqual(["Information We Collect"]);
    await bring(190);
    await expect.poll(() => current(page)).toEqual(["How We Use Your Information"]);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect.poll(() => current(page)).toEqual(["Introduction"]);
  });

  test("marks the first section before the first scroll", async ({ open }) => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto("/privacy-policy");
    expect(await current(page)).toEqual(["Introduction"]);
  });
});

test("a part of an article that is chosen from its list is shown and marked", async ({ page }) => {
  await page.goto("/blog/agentic-ai", { waitUntil: "networkidle" });
  const parts = page.getByRole("navigation", { name: "Overview" });
  await expect(parts.getByRole("link")).toHaveCount(7);
  await parts.getByRole("link", { name: "The off switch" }).click();
  await expect(parts.locator('[aria-current="location"]')).toHaveText("The off switch");
  const heading = page.getByRole("heading", { name: "The off switch" });
  await expect
    .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top))
    .toBeGreaterThan(80);
  await expect(heading).toBeInViewport();
  await expect(parts).toBeInViewport();
});
