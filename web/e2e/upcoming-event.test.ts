import { expect } from "@playwright/test";
import { VIEWPORTS } from "./support/browser.ts";
import { test } from "./support/test.ts";

const NEXT = "/oracle-ai-world-2027";

test("the next event is listed before past events and links to its landing", async ({ page }) => {
  await page.goto("/insights?tab=news");
  await page.locator("#insights-hub article").first().waitFor();
  expect(await page.getByText("Next event").count()).toBe(0);
  await page.locator('main nav a[href="/insights?tab=events"]').click();
  const first = page.locator("#insights-hub article").first();
  await first.getByText("Next event").waitFor();
  expect(await first.getByRole("heading").textContent()).toBe("Oracle AI World 2027");
  await first.getByRole("link").click();
  await page.waitForURL(NEXT);
});

test("the event slide of the home page leads to the next event", async ({ open }) => {
  const { page } = await open({ viewport: VIEWPORTS.phone });
  await page.goto("/");
  await page.getByRole("button", { name: "Show slide Event" }).click();
  await page.getByRole("link", { name: "Meet us at Oracle AI World 2027" }).click();
  await page.waitForURL(NEXT);
});
