import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { open, VIEWPORTS } from "./support/browser.ts";
import { siteForTests } from "./support/site.ts";

const site = siteForTests({ seed: true });

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
});

/** Holds back the pages' data until it is released. */
async function holdData(page: Page): Promise<() => void> {
  let release = () => undefined as unknown;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_page/**", async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test.each([
  ["/about", "/career", "Loading job openings...", "Current Openings"],
  ["/insights", "/events/ascend-2025", "Loading event details...", "Overview"],
  ["/insights?tab=blog", "/blog/agentic-ai", "Loading event details...", "Overview"],
  ["/about", "/insights?tab=news", "Loading News...", "Corvanta News"],
])("from %s, a slow way to %s says '%s'", async (from, path, text, heading) => {
  const { page, close } = await open(site.browser, { viewport: VIEWPORTS.desktop });
  await page.goto(site.server.origin + from);
  await page.waitForLoadState("networkidle");
  const release = await holdData(page);
  await page.locator(`a[href="${path}"]`).first().dispatchEvent("click");
  await page.getByText(text).waitFor();
  release();
  await page.getByRole("heading", { name: heading }).first().waitFor();
  expect(await page.getByText(text).count()).toBe(0);
  await close();
});

test.each([
  ["news", "Corvanta News"],
  ["blog", "Corvanta Blogs"],
  ["events", "Corvanta Events"],
])(
  "the home page's teaser carries the tab %s in the address and in the history's state",
  async (tab, heading) => {
    const { page, close } = await open(site.browser, { viewport: VIEWPORTS.phone });
    await page.goto(`${site.server.origin}/`);
    await page.waitForLoadState("networkidle");
    await page.locator(`main article a[href="/insights?tab=${tab}"]`).dispatchEvent("click");
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    expect(new URL(page.url()).search).toBe(`?tab=${tab}`);
    expect(await page.evaluate(() => history.state.usr)).toEqual({ tab });
    await page.reload();
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    await close();
  },
);

test("an unknown path says so, with a way home", async () => {
  const { page, close } = await open(site.browser, { viewport: VIEWPORTS.desktop });
  const response = await page.goto(`${site.server.origin}/no-such-page`);
  expect(response?.status()).toBe(404);
  await page.getByRole("link", { name: "Go Home" }).click();
  await page.waitForURL(`${site.server.origin}/`);
  await close();
});
