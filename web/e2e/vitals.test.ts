import { expect, type Page } from "@playwright/test";
import { frames } from "./support/rest.ts";
import { withMetrics } from "./support/server.ts";
import { test } from "./support/test.ts";

const metrics = withMetrics();

test.use({ ownSite: metrics.site });

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

test("leaving a page reports its web vitals under the name of its route", async ({ page }) => {
  const reports = watchReports(page);
  await page.goto("/contacts?from=%2Fproducts%2Fcorx");
  await page.waitForLoadState("networkidle");
  const measuring = page.waitForResponse(/\/assets\/report-/);
  await page.keyboard.press("Tab");
  await measuring;
  await frames(page, 10);
  // The library finalises the LCP only at a trusted event.
  await page.keyboard.press("Tab");
  await leave(page, reports);
  await expect.poll(metrics.lines).toContain('site_web_vitals_lcp_seconds_count{route="contacts"} 1');
  expect(reports).toHaveLength(1);
  const report = JSON.parse(reports[0] ?? "") as { route: string; metrics: Record<string, number> };
  expect(Object.keys(report)).toEqual(["route", "metrics"]);
  expect(report.route).toBe("contacts");
  expect(Object.keys(report.metrics)).toEqual(expect.arrayContaining(["TTFB", "FCP", "LCP"]));
});
