import { describe, expect, test } from "vitest";
import { expectAccessible } from "./support/axe.ts";
import { open, VIEWPORTS } from "./support/browser.ts";
import type { PageAnswer } from "./support/page-answer.ts";
import { atRest, hold } from "./support/rest.ts";
import { enter } from "./support/shell.ts";
import { sharedSite } from "./support/site.ts";

const site = sharedSite();

describe.each(Object.entries(VIEWPORTS))("on a %s", (_name, viewport) => {
  test("a link changes page, title and focus in place", async () => {
    const { page, messages, close } = await open(site.browser, { viewport });
    await page.goto(`${site.server.origin}/contacts`);
    // The scripts start after the first paint; until then a link is the browser's own.
    await atRest(page);
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

const DATA = "**/_page/**";

test.each([
  ["another group of sections", "/about", "/career"],
  ["a folder's sections", "/privacy-policy", "/ai-services/generative-ai"],
  ["a view of its own", "/insights", "/events/ascend-2025"],
])("the code of %s is on its way before the data have come", async (_name, from, path) => {
  const { page, messages, close } = await open(site.browser, { viewport: VIEWPORTS.desktop });
  await page.goto(site.server.origin + from);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => performance.clearResourceTimings());
  const release = await hold(page, DATA);
  await page.locator(`a[href="${path}"]`).first().dispatchEvent("click");
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ name, startTime }) => ({ name, startTime })),
    );
  await expect.poll(scripts).not.toEqual([]);
  release();
  await page.waitForFunction(
    (to) => document.querySelector("link[rel=canonical]")?.getAttribute("href")?.endsWith(to),
    path,
  );
  await page.waitForLoadState("networkidle");
  const answered = await page.evaluate(() => {
    const data = performance.getEntriesByType("resource").find(({ name }) => name.includes("/_page/"));
    return data instanceof PerformanceResourceTiming ? data.responseStart : 0;
  });
  for (const { name, startTime } of await scripts()) expect(startTime, name).toBeLessThan(answered);
  expect(messages).toEqual([]);
  await close();
});

test("a page without a hint, or with a wrong one, is loaded all the same", async () => {
  const { page, messages, close } = await open(site.browser, { viewport: VIEWPORTS.desktop });
  await page.route(`${site.server.origin}/about`, async (route) => {
    const response = await route.fetch();
    const wrong = '"hints":{"sections":{"/career":["homeHero","noSuchKind"]},"routes":{}}';
    const html = (await response.text()).replace(/"hints":\{.*?\},"routes":\{.*?\}\}/, wrong);
    expect(html).toContain(wrong);
    await route.fulfill({ response, body: html });
  });
  await page.goto(`${site.server.origin}/about`);
  await page.waitForLoadState("networkidle");
  for (const [path, heading] of [
    ["/career", "Current Openings"],
    ["/contacts", "Have a question?"],
  ] as const) {
    await page.locator(`a[href="${path}"]`).first().dispatchEvent("click");
    await page.getByRole("heading", { name: heading }).first().waitFor();
  }
  expect(messages).toEqual([]);
  await close();
});

test.each([
  ["/about", "/career", "Loading job openings...", "Current Openings"],
  ["/insights", "/events/ascend-2025", "Loading event details...", "Overview"],
  ["/insights?tab=blog", "/blog/agentic-ai", "Loading event details...", "Overview"],
  ["/about", "/insights?tab=news", "Loading News...", "Corvanta News"],
])("from %s, a slow way to %s says '%s'", async (from, path, text, heading) => {
  const { page, close } = await open(site.browser, { viewport: VIEWPORTS.desktop });
  await page.goto(site.server.origin + from);
  await page.waitForLoadState("networkidle");
  const release = await hold(page, DATA);
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

test("a redirect keeps the fragment of the address, and its target is shown", async () => {
  const { page, close } = await open(site.browser, { viewport: VIEWPORTS.desktop });
  await page.goto(`${site.server.origin}/career`);
  await atRest(page);
  await enter(page, "/About#who-we-are");
  await page.waitForURL(`${site.server.origin}/about#who-we-are`);
  await page.waitForFunction(() => document.activeElement?.id === "who-we-are");
  await close();
});

test("a page that is shown in place describes itself as one without a picture to share", async () => {
  const { page, close } = await open(site.browser, { viewport: VIEWPORTS.desktop });
  await page.goto(`${site.server.origin}/about`);
  await atRest(page);
  const shared = () =>
    page.evaluate(() =>
      ["og:image", "og:image:width", "og:image:height", "og:image:alt", "twitter:card"].map((name) =>
        document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content"),
      ),
    );
  expect((await shared()).slice(1)).toEqual(["1200", "630", await page.title(), "summary_large_image"]);
  await page.locator('a[href="/career"]').first().dispatchEvent("click");
  await page.waitForURL(`${site.server.origin}/career`);
  await expect.poll(shared).toEqual([undefined, undefined, undefined, undefined, "summary"]);
  await close();
});

test("a view that fails says so in title and focus, and Back leads to the page before", async () => {
  const { page, messages, close } = await open(site.browser, { viewport: VIEWPORTS.desktop });
  await page.goto(`${site.server.origin}/about`);
  await atRest(page);
  const before = await page.title();
  await page.route("**/_page/career", async (route) => {
    const response = await route.fetch();
    const answer: PageAnswer = await response.json();
    const sections = answer.page.document.sections.map((section) => ({ ...section, props: null }));
    await route.fulfill({
      response,
      json: { ...answer, page: { ...answer.page, document: { ...answer.page.document, sections } } },
    });
  });
  await page.locator('a[href="/career"]').first().dispatchEvent("click");
  await page.getByRole("heading", { level: 1, name: "This page could not be shown" }).waitFor();
  await page.waitForFunction(() => document.title.startsWith("This page could not be shown | "));
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  expect(messages.length).toBeGreaterThan(0);
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole("banner").waitFor();
  await expect.poll(() => page.title()).toBe(before);
  await close();
});
