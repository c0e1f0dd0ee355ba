import { expect, test } from "vitest";
import { open, VIEWPORTS } from "./support/browser.ts";
import { freePort } from "./support/server.ts";
import { siteForTests } from "./support/site.ts";

let metrics: string;

const site = siteForTests({}, async () => {
  const port = await freePort();
  metrics = `http://127.0.0.1:${port}/metrics`;
  return { METRICS: `127.0.0.1:${port}` };
});

test("leaving a page reports its web vitals by its route's name alone", async () => {
  const { page, close } = await open(site.browser, { viewport: VIEWPORTS.desktop });
  const reports: (string | null)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/vitals/")) reports.push(request.postData());
  });
  await page.goto(`${site.server.origin}/contacts?from=%2Fproducts%2Fcorx`);
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Full name").click();
  // Simulates a switch to another tab: requests sent while a page unloads are not observable.
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
  await expect
    .poll(async () => (await (await fetch(metrics)).text()).includes("site_web_vitals_lcp_seconds_count"))
    .toBe(true);
  expect(reports).toHaveLength(1);
  const report = JSON.parse(reports[0] ?? "") as { route: string; metrics: Record<string, number> };
  expect(Object.keys(report)).toEqual(["route", "metrics"]);
  expect(report.route).toBe("contacts");
  expect(Object.keys(report.metrics)).toEqual(expect.arrayContaining(["TTFB", "FCP", "LCP"]));
  const lines = (await (await fetch(metrics)).text()).split("\n");
  expect(lines).toContain('site_web_vitals_lcp_seconds_count{route="contacts"} 1');
  await close();
});
