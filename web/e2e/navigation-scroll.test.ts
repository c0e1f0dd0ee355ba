import { expect, type Page } from "@playwright/test";
import { MOVING } from "./support/browser.ts";
import { atRest, pauseRequests } from "./support/rest.ts";
import { test } from "./support/test.ts";

/** Tolerance of a scroll position, in CSS pixels. */
const TOLERANCE = 2;

/** Scrolls instantly and waits until the page has received the scroll event. */
async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => {
    scrollTo({ top: y, behavior: "instant" });
    // Scroll events are dispatched before the frame's callbacks.
    return new Promise((resolve) => requestAnimationFrame(resolve));
  }, top);
}

/** Follows the first link to a path, without scrolling the link into view. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent("click");
  await page.waitForURL((url) => url.pathname + url.search + url.hash === path);
}

async function backTo(page: Page, path: string): Promise<void> {
  await page.goBack();
  await page.waitForURL((url) => url.pathname + url.search + url.hash === path);
}

/** Waits until the page is scrolled to a position, within the tolerance. */
async function waitForScroll(page: Page, top: number): Promise<void> {
  await page.waitForFunction(([y, tolerance]) => Math.abs(scrollY - y) <= tolerance, [
    top,
    TOLERANCE,
  ] as const);
}

async function waitForTitle(page: Page, title: string): Promise<void> {
  await page.waitForFunction((wanted) => document.title === wanted, title);
}

const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);

test("Back moves the focus to the link that was followed, and Forward to something in view", async ({
  page,
}) => {
  await page.goto("/insights");
  await page.waitForLoadState("networkidle");
  const card = page.locator("main a[href^='/events/']").last();
  const path = (await card.getAttribute("href")) ?? "";
  await card.focus();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === path);
  await waitForScroll(page, 0);
  await scrollPage(page, 700);
  await backTo(page, "/insights");
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("href"));
  await expect.poll(focused).toBe(path);
  await waitForScroll(page, before);
  await page.goForward();
  await waitForScroll(page, 700);
  const isInSight = () =>
    page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect();
      return document.activeElement !== document.body && box && box.bottom > 0 && box.top < innerHeight;
    });
  await expect.poll(isInSight).toBe(true);
});

test("a new page starts at the top, a reload keeps its scroll position, and Back restores the one before", async ({
  page,
  messages,
}) => {
  await page.goto("/insights");
  await page.waitForLoadState("networkidle");
  await scrollPage(page, 900);
  await follow(page, "/events/ascend-2025");
  await page.getByRole("heading", { level: 1, name: /ASCEND/ }).waitFor();
  await waitForScroll(page, 0);
  await scrollPage(page, 700);
  await page.reload({ waitUntil: "networkidle" });
  await waitForScroll(page, 700);
  await backTo(page, "/insights");
  await waitForScroll(page, 900);
  await page.reload({ waitUntil: "networkidle" });
  await waitForScroll(page, 900);
  await page.goForward();
  await waitForScroll(page, 700);
  expect(messages).toEqual([]);
});

test("a page whose data arrives late is scrolled once it is rendered", async ({ page }) => {
  await page.goto("/insights?tab=blog");
  await page.waitForLoadState("networkidle");
  await scrollPage(page, 800);
  await follow(page, "/blog/agentic-ai");
  await page.getByRole("heading", { level: 2, name: "Overview" }).waitFor();
  const release = await pauseRequests(page, "**/_page/insights**");
  await scrollPage(page, 300);
  await page.goBack();
  await page.locator('[data-active="true"]').first().waitFor({ state: "attached" });
  // Meanwhile the visitor scrolls the current page.
  await scrollPage(page, 350);
  release();
  await page.waitForURL("**/insights?tab=blog");
  await waitForScroll(page, 800);
  await page.goForward();
  await page.waitForURL("**/blog/agentic-ai");
  await waitForScroll(page, 300);
});

test("Back returns to the same part of a page with scenes", async ({ open }) => {
  const { page } = await open({
    // The smallest viewport in which scenes play: it is painted fastest.
    viewport: { width: 768, height: 640 },
    ...MOVING,
  });
  await page.goto("/");
  await page.mouse.move(300, 300);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  // Scenes are created while their sections are near, once these are hydrated.
  await expect(async () => {
    for (let y = 0; y < (await height()); y += 700) {
      await scrollPage(page, y);
    }
    expect(await page.locator('[data-scene="on"]').count()).toBeGreaterThan(1);
  }).toPass();
  const lastSection = "main > :last-child";
  await page
    .locator(lastSection)
    .evaluate((section) => section.scrollIntoView({ block: "center", behavior: "instant" }));
  await atRest(page);
  const before = await topOf(page, lastSection);

  await follow(page, "/about");
  await waitForScroll(page, 0);
  await backTo(page, "/");
  await page.waitForFunction(
    ([selector, top, tolerance]) => {
      const found = document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
      return location.pathname === "/" && Math.abs(found - top) <= tolerance;
    },
    [lastSection, before, TOLERANCE] as const,
  );
});

test("links within a page have history entries with their own scroll positions", async ({ page }) => {
  await page.goto("/privacy-policy");
  await atRest(page);
  await scrollPage(page, 320);
  const atTop = (id: string) =>
    page.waitForFunction(
      (target) => Math.abs((document.getElementById(target)?.getBoundingClientRect().top ?? 0) - 100) < 2,
      id,
    );
  await page.locator('nav a[href="#data-retention"]').dispatchEvent("click");
  await atTop("data-retention");
  await page.locator('nav a[href="#your-rights"]').dispatchEvent("click");
  await atTop("your-rights");
  await backTo(page, "/privacy-policy#data-retention");
  await atTop("data-retention");
  await backTo(page, "/privacy-policy");
  await waitForScroll(page, 320);
  await page.goForward();
  await atTop("data-retention");
});

test("a tab of the hub changes without scrolling, and Back restores its scroll position", async ({
  page,
}) => {
  await page.goto("/insights");
  await page.waitForLoadState("networkidle");
  await scrollPage(page, 640);
  await page.locator('main nav a[href="/insights?tab=blog"]').click();
  await page.waitForURL("**/insights?tab=blog");
  await page.getByRole("heading", { level: 1, name: /Blogs/ }).waitFor();
  await waitForScroll(page, 640);
  await follow(page, "/blog/agentic-ai");
  await waitForScroll(page, 0);
  await backTo(page, "/insights?tab=blog");
  await waitForScroll(page, 640);
});

test("a deleted event leads to /404 with its title, and Back returns to the list", async ({
  page,
  origin,
}) => {
  await page.goto("/insights");
  await page.waitForLoadState("networkidle");
  await scrollPage(page, 900);
  await page.route("**/_page/events/**", (route) => route.continue({ url: `${origin}/_page/events/gone` }));
  await page.locator('main article a[href^="/events/"]').first().dispatchEvent("click");
  await page.waitForURL("**/404");
  await page.getByRole("heading", { level: 1, name: "This page does not exist" }).waitFor();
  await waitForTitle(page, "Page not found | Corvanta");
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
  await waitForScroll(page, 0);
  await backTo(page, "/insights");
  await waitForTitle(page, "Events: where to meet Corvanta");
  await waitForScroll(page, 900);
});

test("an event deleted after the visit does not trap Back", async ({ page, origin }) => {
  await page.goto("/insights");
  await page.waitForLoadState("networkidle");
  await follow(page, "/events/ascend-2025");
  await page.getByRole("heading", { level: 1, name: /ASCEND/ }).waitFor();
  await follow(page, "/about");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.route("**/_page/events/**", (route) => route.continue({ url: `${origin}/_page/events/gone` }));
  await page.goBack();
  await page.waitForURL("**/404");
  await backTo(page, "/insights");
});

test("a redirected address adds one history entry", async ({ page }) => {
  await page.goto("/privacy-policy");
  await page.waitForLoadState("networkidle");
  await follow(page, "/about");
  await page.evaluate(() => history.replaceState({ ...history.state }, "", "/leadership"));
  await follow(page, "/career");
  await page.goBack();
  await page.waitForURL("**/about");
  await backTo(page, "/privacy-policy");
});
