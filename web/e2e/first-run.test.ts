import { expect } from "@playwright/test";
import { accept } from "./support/admin.ts";
import { expectAccessible } from "./support/axe.ts";
import { VIEWPORTS } from "./support/browser.ts";
import { test } from "./support/test.ts";

test.use({ ownSite: { empty: true } });

test("an owner of an empty site chooses first pages, names the firm, and sees the site", async ({
  page,
  server,
  viewport,
}) => {
  expect((await page.request.get("/")).status()).toBe(503);
  await accept(page, server.invite("owner@example.org", "owner"), "Welcome");
  await page.setViewportSize(VIEWPORTS.phone);
  await expectAccessible(page);
  const [content, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBeLessThanOrEqual(room);
  await page.setViewportSize(viewport);
  await page.getByRole("button", { name: "Start with a few pages" }).click();

  const editor = page.getByRole("region", { name: "Editor" });
  await editor.getByLabel("Name", { exact: true }).first().fill("North & Co");
  await expect(page.getByText(/^Saved \d\d:\d\d/).last()).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect
    .poll(async () => (await page.request.get("/")).text())
    .toContain("<title>North &amp; Co</title>");

  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("North & Co");
  await page.getByRole("main").getByRole("link", { name: "Contact us" }).click();
  await expect(page.getByRole("main").getByRole("textbox").first()).toBeVisible();
  await page.goto("/admin");
  await page.getByRole("heading", { level: 1, name: "Overview" }).waitFor();
});
