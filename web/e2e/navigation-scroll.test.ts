import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { open, VIEWPORTS } from "./support/browser.ts";
import { siteForTests } from "./support/site.ts";

const site = siteForTests({ seed: true });

/** Tolerance of a scroll position, in CSS pixels. */
const NEAR = 2;

/** Scrolls as a script does, until the page has been told. */
async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => {
    scrollTo({ top: y, behavior: "instant" });
    // A frame begins with its scroll events.
    return new Promise((resolve) => requestAnimationFrame(resolve));
  }, top);
}

/** Follows the first link that leads there, wherever it stands, without scrolling to it. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent("click");
  await page.waitForURL((url) => url.pathname + url.search + url.hash === path);
}

async function backTo(page: Page, path: string): Promise<void> {
  await page.goBack();
  await page.waitForURL((url) => url.pathname + url.search + url.hash === path);
}

/** Waits until the page is scrolled to a position, give or take a rounding. */
async function scrolledTo(page: Page, top: number): Promise<void> {
  await page.waitForFunction(([y, near]) => Math.abs(scrollY - y) <= near, [top, NEAR] as const);
}

async function titled(page: Page, title: string): Promise<void> {
  await page.waitForFunction((wanted) => document.title === wanted, title);
}

const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);

describe.each(Object.entries(VIEWPORTS))("on a %s", (_name, viewport) => {
  test("a new address begins at the top; Back and Forward lead to where the visitor was", async () => {
    const { page, messages, close } = await open(site.browser, { viewport });
    await page.goto(`${site.server.origin}/insights`);
    await page.waitForLoadState("networkidle");
    await scrollPage(page, 900);
    await follow(page, "/events/ascend-2025");
    await page.getByRole("heading", { level: 1, name: /ASCEND/ }).waitFor();
    await scrolledTo(page, 0);
    await scrollPage(page, 700);

    await backTo(page, "/insights");
    await scrolledTo(page, 900);
    await page.goForward();
    await page.waitForURL("**/events/ascend-2025");
    await scrolledTo(page, 700);
    expect(messages).toEqual([]);
    await close();
  });

  test("a reload keeps the place, and Back after it as well", async () => {
    const { page, close } = await open(site.browser, { viewport });
    await page.goto(`${site.server.origin}/insights`);
    await page.waitForLoadState("networkidle");
    await scrollPage(page, 900);
    await follow(page, "/events/ascend-2025");
    await page.getByRole("heading", { level: 1, name: /ASCEND/ }).waitFor();
    await scrollPage(page, 700);
    await page.reload({ waitUntil: "networkidle" });
    await scrolledTo(page, 700);
    await backTo(page, "/insights");
    await scrolledTo(page, 900);
    await page.reload({ waitUntil: "networkidle" });
    await scrolledTo(page, 900);
    await close();
  });

  test("a page whose data come late is scrolled once it stands", async () => {
    const { page, close } = await open(site.browser, { viewport });
    await page.goto(`${site.server.origin}/insights?tab=blog`);
    await page.waitForLoadState("networkidle");
    await scrollPage(page, 800);
    await follow(page, "/blog/agentic-ai");
    await page.getByRole("heading", { level: 2, name: "Overview" }).waitFor();
    let release = () => undefined as unknown;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/_page/insights**", async (route) => {
      await held;
      await route.continue();
    });
    await scrollPage(page, 300);
    await page.goBack();
    await page.locator('[data-active="true"]').first().waitFor({ state: "attached" });
    // The visitor goes on reading what is still shown.
    await scrollPage(page, 350);
    release();
    await page.waitForURL("**/insights?tab=blog");
    await scrolledTo(page, 800);
    await page.goForward();
    await page.waitForURL("**/blog/agentic-ai");
    await scrolledTo(page, 300);
    await close();
  });
});

test("with moving scenes Back leads to the same part of the page", async () => {
  const { page, close } = await open(site.browser, {
    viewport: VIEWPORTS.desktop,
    reducedMotion: "no-preference",
  });
  await page.goto(`${site.server.origin}/`);
  await page.mouse.move(300, 300);
  // The scenes on the way are built while their sections are near.
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < (await height()); y += 700) {
    await scrollPage(page, y);
  }
  await page.locator('[data-scene="on"]').nth(1).waitFor();
  const band = "main > :last-child";
  await page
    .locator(band)
    .evaluate((section) => section.scrollIntoView({ block: "center", behavior: "instant" }));
  const before = await topOf(page, band);

  await follow(page, "/about");
  await scrolledTo(page, 0);
  await backTo(page, "/");
  await page.waitForFunction(
    ([selector, top, near]) => {
      const found = document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
      return location.pathname === "/" && Math.abs(found - top) <= near;
    },
    [band, before, NEAR] as const,
  );
  await close();
});

test("links within a page have places of their own in the history", async () => {
  const { page, close } = await open(site.browser, { viewport: VIEWPORTS.desktop });
  await page.goto(`${site.server.origin}/privacy-policy`);
  await page.waitForLoadState("networkidle");
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
  await scrolledTo(page, 320);
  await page.goForward();
  await atTop("data-retention");
  await close();
});

test("a tab of the hub changes in place, and keeps its place", async () => {
  const { page, close } = await open(site.browser, { viewport: VIEWPORTS.desktop });
  await page.goto(`${site.server.origin}/insights`);
  await page.waitForLoadState("networkidle");
  await scrollPage(page, 640);
  await page.locator('main nav a[href="/insights?tab=blog"]').click();
  await page.waitForURL("**/insights?tab=blog");
  await page.getByRole("heading", { level: 1, name: /Blogs/ }).waitFor();
  await scrolledTo(page, 640);
  await follow(page, "/blog/agentic-ai");
  await scrolledTo(page, 0);
  await backTo(page, "/insights?tab=blog");
  await scrolledTo(page, 640);
  await close();
});

test("a menu's link to another tab begins at the top, and Back leads to the place before", async () => {
  const { page, close } = await open(site.browser, { viewport: VIEWPORTS.desktop });
  await page.goto(`${site.server.origin}/insights?tab=blog`);
  await page.waitForLoadState("networkidle");
  await scrollPage(page, 700);
  await page.locator('footer a[href="/insights?tab=events"]').dispatchEvent("click");
  await page.waitForURL("**/insights?tab=events");
  await scrolledTo(page, 0);
  await backTo(page, "/insights?tab=blog");
  await scrolledTo(page, 700);
  await close();
});

test("an event that has gone leads to /404 under its own title, and Back to the list", async () => {
  const { page, close } = await open(site.browser, { viewport: VIEWPORTS.desktop });
  await page.goto(`${site.server.origin}/insights`);
  await page.waitForLoadState("networkidle");
  await scrollPage(page, 900);
  await page.route("**/_page/events/**", (route) =>
    route.continue({ url: `${site.server.origin}/_page/events/gone` }),
  );
  await page.locator('main article a[href^="/events/"]').first().dispatchEvent("click");
  await page.waitForURL("**/404");
  await page.getByRole("heading", { level: 1, name: "This page does not exist" }).waitFor();
  await titled(page, "Page not found | Corvanta");
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
  await scrolledTo(page, 0);
  await backTo(page, "/insights");
  await titled(page, "Events: where to meet Corvanta");
  await scrolledTo(page, 900);
  await close();
});

test("an event that goes while the visitor reads on leaves no trap in the history", async () => {
  const { page, close } = await open(site.browser, { viewport: VIEWPORTS.desktop });
  await page.goto(`${site.server.origin}/insights`);
  await page.waitForLoadState("networkidle");
  await follow(page, "/events/ascend-2025");
  await page.getByRole("heading", { level: 1, name: /ASCEND/ }).waitFor();
  await follow(page, "/about");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.route("**/_page/events/**", (route) =>
    route.continue({ url: `${site.server.origin}/_page/events/gone` }),
  );
  await page.goBack();
  await page.waitForURL("**/404");
  await backTo(page, "/insights");
  await close();
});

test("an old address inside the page takes one entry of the history", async () => {
  const { page, close } = await open(site.browser, { viewport: VIEWPORTS.desktop });
  await page.goto(`${site.server.origin}/privacy-policy`);
  await page.waitForLoadState("networkidle");
  await follow(page, "/about");
  await page.evaluate(() => history.replaceState({ ...history.state }, "", "/leadership"));
  await follow(page, "/career");
  await page.goBack();
  await page.waitForURL("**/about");
  await backTo(page, "/privacy-policy");
  await close();
});
