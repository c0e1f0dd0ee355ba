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

test.each([
  ["/contacts?from=%2Fproducts%2Fcorx", "contacts"],
  ["/", "page"],
  ["/ai-services/generative-ai", "service"],
])("leaving %s reports its web vitals by the name %s alone", async (path, name) => {
  const { page, close } = await open(site.browser, { viewport: VIEWPORTS.desktop });
  const reports: (string | null)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/vitals/")) reports.push(request.postData());
  });
  await page.goto(site.server.origin + path);
  await page.waitForLoadState("networkidle");
  await page.keyboard.press("Tab");
  // Simulates a switch to another tab: requests sent while a page unloads are not observable.
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
  await expect
    .poll(async () => (await (await fetch(metrics)).text()).split("\n"))
    .toContain(`site_web_vitals_lcp_seconds_count{route="${name}"} 1`);
  expect(reports).toHaveLength(1);
  const report = JSON.parse(reports[0] ?? "") as { route: string; metrics: Record<string, number> };
  expect(Object.keys(report)).toEqual(["route", "metrics"]);
  expect(report.route).toBe(name);
  expect(Object.keys(report.metrics)).toEqual(expect.arrayContaining(["TTFB", "FCP", "LCP"]));
  await close();
});
