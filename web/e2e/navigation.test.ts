import { expect } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { VIEWPORTS } from "./support/browser.ts";
import type { PageDataResponse } from "./support/page-data-response.ts";
import { atRest, pauseRequests } from "./support/rest.ts";
import { enter, isSameDocument, markDocument } from "./support/shell.ts";
import { test } from "./support/test.ts";

test("a link changes page, title and focus in place", async ({ page, messages }) => {
  await page.goto("/contacts");
  // The scripts start after the first paint; until then the browser follows links natively.
  await atRest(page);
  const before = await page.title();
  await markDocument(page);
  await page.evaluate(() => scrollTo(0, 600));
  await page.locator("header a").first().click();
  await page.waitForURL("/");
  await page.waitForFunction((title) => document.title !== title, before);
  expect(await isSameDocument(page)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  expect(messages).toEqual([]);
});

const DATA = "**/_page/**";

for (const [name, from, path] of [
  ["another group of sections", "/about", "/career"],
  ["a separate view", "/insights", "/events/ascend-2025"],
] as const) {
  test(`the code of ${name} is requested before the data has arrived`, async ({ page, messages }) => {
    await page.goto(from);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => performance.clearResourceTimings());
    const release = await pauseRequests(page, DATA);
    await page.locator(`a[href="${path}"]`).first().dispatchEvent("click");
    const scripts = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          // The report's code loads at the first interaction, here the scroll to the top.
          .filter(({ name }) => name.endsWith(".js") && !name.includes("/report-"))
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
  });
}

test("a page without a hint, or with a wrong one, is loaded anyway", async ({ page, messages, origin }) => {
  await page.route(`${origin}/about`, async (route) => {
    const response = await route.fetch();
    const wrong = '"hints":{"sections":{"/career":["homeHero","noSuchKind"]},"routes":{}';
    const html = (await response.text()).replace(/"hints":\{.*?\},"routes":\{.*?\}/, wrong);
    expect(html).toContain(wrong);
    await route.fulfill({ response, body: html });
  });
  await page.goto("/about");
  await page.waitForLoadState("networkidle");
  for (const [path, heading] of [
    ["/career", "Current Openings"],
    ["/contacts", "Have a question?"],
  ] as const) {
    await page.locator(`a[href="${path}"]`).first().dispatchEvent("click");
    await page.getByRole("heading", { name: heading }).first().waitFor();
  }
  expect(messages).toEqual([]);
});

test("a slow navigation to a list names what it loads", async ({ page }) => {
  await page.goto("/about");
  await page.waitForLoadState("networkidle");
  const release = await pauseRequests(page, DATA);
  await page.locator('a[href="/insights?tab=news"]').first().dispatchEvent("click");
  await page.getByText("Loading News...").waitFor();
  release();
  await page.getByRole("heading", { name: "Corvanta News" }).first().waitFor();
  expect(await page.getByText("Loading News...").count()).toBe(0);
});

test("the home page's teaser passes its tab in the address", async ({ open }) => {
  const { page } = await open({ viewport: VIEWPORTS.phone });
  for (const [tab, heading] of [
    ["news", "Corvanta News"],
    ["events", "Corvanta Events"],
  ] as const) {
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    await page.locator(`main article a[href="/insights?tab=${tab}"]`).dispatchEvent("click");
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    expect(new URL(page.url()).search).toBe(`?tab=${tab}`);
    await page.reload();
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  }
});

test("a redirect keeps the fragment, and the page scrolls to its target", async ({ page }) => {
  await page.goto("/career");
  await atRest(page);
  await enter(page, "/About#who-we-are");
  await page.waitForURL("/about#who-we-are");
  await page.waitForFunction(() => document.activeElement?.id === "who-we-are");
});

test("a client-rendered page does not keep the share image of the first page", async ({ page }) => {
  await page.goto("/about");
  await atRest(page);
  const shared = () =>
    page.evaluate(() =>
      ["og:image", "og:image:width", "og:image:height", "og:image:alt", "twitter:card"].map((name) =>
        document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content"),
      ),
    );
  expect((await shared()).slice(1)).toEqual(["1200", "630", await page.title(), "summary_large_image"]);
  await page.locator('a[href="/career"]').first().dispatchEvent("click");
  await page.waitForURL("/career");
  await expect.poll(shared).toEqual([undefined, undefined, undefined, undefined, undefined]);
});

test("a view that fails sets title and focus, and Back leads to the previous page", async ({
  page,
  messages,
}) => {
  await page.goto("/about");
  await atRest(page);
  const before = await page.title();
  await page.route("**/_page/career", async (route) => {
    const response = await route.fetch();
    const answer: PageDataResponse = await response.json();
    const sections = answer.page.document.sections.map((section) => ({ ...section, props: {} }));
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
});
