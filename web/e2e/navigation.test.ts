import { describe, expect, test } from "vitest";
import { open, VIEWPORTS } from "./support/browser.ts";
import { siteForTests } from "./support/site.ts";

const site = siteForTests();

describe.each(Object.entries(VIEWPORTS))("on a %s", (_name, viewport) => {
  test("a link changes page, title and focus in place", async () => {
    const { page, messages, close } = await open(site.browser, { viewport });
    await page.goto(`${site.server.origin}/contacts`);
    const before = await page.title();
    await page.evaluate(() => {
      (window as { stayed?: boolean }).stayed = true;
      scrollTo(0, 600);
    });
    await page.locator("header a").first().click();
    await page.waitForURL(`${site.server.origin}/`);
    await page.waitForFunction((title) => document.title !== title, before);
    expect(await page.evaluate(() => (window as { stayed?: boolean }).stayed)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    expect(messages).toEqual([]);
    await close();
  });

  test("when the page's data cannot be had, the link loads the whole page", async () => {
    const { page, close } = await open(site.browser, { viewport });
    await page.goto(`${site.server.origin}/contacts`);
    await page.route("**/_page/**", (route) => route.abort());
    await page.waitForLoadState("networkidle");
    await page.locator("header a").first().click();
    await page.waitForURL(`${site.server.origin}/`);
    await page.locator("main h1").waitFor();
    await close();
  });
});

test("an unknown path says so, with a way home", async () => {
  const { page, close } = await open(site.browser, { viewport: VIEWPORTS.desktop });
  const response = await page.goto(`${site.server.origin}/no-such-page`);
  expect(response?.status()).toBe(404);
  await page.getByRole("link", { name: "Go Home" }).click();
  await page.waitForURL(`${site.server.origin}/`);
  await close();
});
