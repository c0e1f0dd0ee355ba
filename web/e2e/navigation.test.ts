import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectAccessible, launch, open, VIEWPORTS } from "./support/browser.ts";
import { startServer, type TestServer } from "./support/server.ts";

let browser: Browser;
let server: TestServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), startServer()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe.each(Object.entries(VIEWPORTS))("on a %s", (_name, viewport) => {
  test("a link changes page, title and focus in place", async () => {
    const { page, messages, close } = await open(browser, { viewport });
    await page.goto(`${server.origin}/contacts`);
    const before = await page.title();
    await page.evaluate(() => {
      (window as { stayed?: boolean }).stayed = true;
      scrollTo(0, 600);
    });
    await page.locator("header a").first().click();
    await page.waitForURL(`${server.origin}/`);
    await page.waitForFunction((title) => document.title !== title, before);
    expect(await page.evaluate(() => (window as { stayed?: boolean }).stayed)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    expect(messages).toEqual([]);
    await close();
  });

  test("when the page's data cannot be had, the link loads the whole page", async () => {
    const { page, close } = await open(browser, { viewport });
    await page.goto(`${server.origin}/contacts`);
    await page.route("**/_page/**", (route) => route.abort());
    await page.waitForLoadState("networkidle");
    await page.locator("header a").first().click();
    await page.waitForURL(`${server.origin}/`);
    await page.locator("main h1").waitFor();
    await close();
  });

  test.each(["/", "/no-such-page"])("%s is accessible", async (path) => {
    const { page, close } = await open(browser, { viewport });
    await page.goto(server.origin + path);
    await page.waitForLoadState("networkidle");
    await expectAccessible(page);
    await close();
  });
});

test("an unknown path says so, with a way home", async () => {
  const { page, close } = await open(browser, { viewport: VIEWPORTS.desktop });
  const response = await page.goto(`${server.origin}/no-such-page`);
  expect(response?.status()).toBe(404);
  await page.getByRole("link", { name: "Go Home" }).click();
  await page.waitForURL(`${server.origin}/`);
  await close();
});
