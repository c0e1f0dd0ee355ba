import { expect, type Page } from "@playwright/test";
import { frames } from "./support/rest.ts";
import { freePort } from "./support/server.ts";
import { test } from "./support/test.ts";

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

/**
 * Simulates switching to another tab until the page has sent its report, whose code loads at the first key. Requests
 * that are sent during unload are not observable.
 */
const leave = async (page: Page, reports: readonly unknown[]) => {
  const hide = () =>
    page.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    });
  await expect.poll(() => hide().then(() => reports.length)).toBe(1);
};

function watchReports(page: Page): readonly (string | null)[] {
  const reports: (string | null)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/vitals/")) reports.push(request.postData());
  });
  return reports;
}

for (const [path, name] of [
  ["/contacts?from=%2Fproducts%2Fcorx", "contacts"],
  ["/", "page"],
  ["/ai-services/generative-ai", "service"],
] as const) {
  test(`leaving ${path} reports its web vitals under the name ${name}`, async ({ page }) => {
    const reports = watchReports(page);
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    const measuring = page.waitForResponse(/\/assets\/report-/);
    await page.keyboard.press("Tab");
    await measuring;
    await frames(page, 10);
    // The library finalises the LCP only at a trusted event.
    await page.keyboard.press("Tab");
    await leave(page, reports);
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
