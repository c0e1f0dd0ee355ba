import { expect, type Page } from "@playwright/test";
import { freePort } from "./support/server.ts";
import { test } from "./support/test.ts";

const SLOW_KEYS = { x: 3000, y: 200 };

let metrics: string;

test.use({
  ownSite: {
    environment: async () => {
      const port = await freePort();
      metrics = `http://127.0.0.1:${port}/metrics`;
      return { METRICS: `127.0.0.1:${port}` };
    },
  },
});

/** Simulates a switch to another tab: requests sent while a page unloads are not observable. */
const leave = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });

for (const [path, name] of [
  ["/contacts?from=%2Fproducts%2Fcorx", "contacts"],
  ["/", "page"],
  ["/ai-services/generative-ai", "service"],
] as const) {
  test(`leaving ${path} reports its web vitals by the name ${name} alone`, async ({ page }) => {
    const reports: (string | null)[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/vitals/")) reports.push(request.postData());
    });
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await page.keyboard.press("Tab");
    await leave(page);
    await expect
      .poll(async () => (await (await fetch(metrics)).text()).split("\n"))
      .toContain(`site_web_vitals_lcp_seconds_count{route="${name}"} 1`);
    expect(reports).toHaveLength(1);
    const report = JSON.parse(reports[0] ?? "") as { route: string; metrics: Record<string, number> };
    expect(Object.keys(report)).toEqual(["route", "metrics"]);
    expect(report.route).toBe(name);
    expect(Object.keys(report.metrics)).toEqual(expect.arrayContaining(["TTFB", "FCP", "LCP"]));
  });
}

test("the slowest of more than fifty interactions does not count", async ({ page }) => {
  const report = page.waitForRequest((request) => request.url().endsWith("/api/vitals/"));
  await page.goto("/privacy-policy");
  await page.waitForLoadState("networkidle");
  // Milliseconds for which the page does not answer the presses with these keys.
  await page.evaluate((waits: Readonly<Record<string, number>>) => {
    addEventListener("keydown", ({ key }) => {
      const end = performance.now() + (waits[key] ?? 0);
      while (performance.now() < end);
    });
  }, SLOW_KEYS);
  for (const key of [...Object.keys(SLOW_KEYS), ...Array<string>(55).fill("b")]) {
    await page.keyboard.press(key);
  }
  await leave(page);
  const { metrics } = JSON.parse((await report).postData() ?? "") as { metrics: { INP: number } };
  expect(metrics.INP).toBeGreaterThanOrEqual(SLOW_KEYS.y);
  expect(metrics.INP).toBeLessThan(SLOW_KEYS.x);
});
