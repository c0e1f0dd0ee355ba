import { expect } from "@playwright/test";
import { signInAs } from "./support/admin.ts";
import { expectAccessible } from "./support/axe.ts";
import { VIEWPORTS } from "./support/browser.ts";
import { test } from "./support/test.ts";

test.use({ ownSite: { seed: true } });

test("an owner sees a new name and new colours on real pages, and publishes them", async ({
  page,
  server,
}) => {
  await signInAs(page, server, "owner");
  await page.goto("/admin/settings");
  await expect(page.getByText("mail.from")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Edit" }).click();
  const editor = page.getByRole("region", { name: "Editor" });
  const preview = page.getByRole("region", { name: "Preview" });
  const refusal = preview.getByText("This draft cannot be shown");
  await editor.waitFor();
  await expect(
    page.getByRole("navigation", { name: "Screens" }).getByRole("link", { name: "Settings" }),
  ).toHaveAttribute("aria-current", "page");
  await expectAccessible(page);

  await editor.getByLabel("Name", { exact: true }).first().fill("North & Co");
  const accent = editor.getByLabel("Accent", { exact: false }).last();
  await accent.fill("#5c3000");
  await expect(editor.getByText("text needs 4.5:1", { exact: false }).first()).toBeVisible();
  await expect(refusal).toBeVisible();
  await expect(accent).toHaveAccessibleDescription(/accent on abyss\s+1\.3 : 1\s*, needs 4\.5 : 1/);
  await accent.fill("#e0a100");
  await expect(accent).toHaveAccessibleDescription(/accent on abyss\s+6\.\d : 1(?!\s*, needs)/);
  await editor.getByRole("textbox", { name: /^Ink/ }).fill("#1a1014");
  await expect(page.getByText(/^Saved \d\d:\d\d/).last()).toBeVisible();

  await expect(refusal).toBeHidden();
  const frame = preview.frameLocator("iframe:not([data-loading])");
  const inkOfPreview = () =>
    frame.locator("html").evaluate((html) => getComputedStyle(html).getPropertyValue("--ink").trim());
  // A frame that evaluates may be replaced by the next version.
  await expect(async () => expect(await inkOfPreview()).toBe("#1a1014")).toPass();
  await preview.getByLabel("Page").click();
  await page.getByRole("option", { name: "Contact", exact: false }).first().click();
  await expect(frame.getByRole("main").getByRole("textbox").first()).toBeVisible();
  await preview.getByLabel("Page").click();
  await page.getByRole("option", { name: "Confirmation mail" }).click();
  await expect(frame.getByText("Hello Ada Lovelace,")).toBeVisible();
  await expect(frame.getByText("North & Co", { exact: true })).toBeVisible();
  await preview.getByLabel("Page").click();
  await page.getByRole("option", { name: "Share image of the home page" }).click();
  await expect(frame.locator("img")).toBeVisible();
  const inkOfSite = async () => (await (await page.request.get("/about")).text()).includes("--ink:#1a1014");
  expect(await inkOfSite()).toBe(false);

  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect.poll(inkOfSite).toBe(true);
  const manifest = await (await page.request.get("/site.webmanifest")).json();
  expect(manifest).toMatchObject({ name: "North & Co", background_color: "#1a1014" });
});

test("settings fit a phone", async ({ page, server }) => {
  await page.setViewportSize(VIEWPORTS.phone);
  await signInAs(page, server, "owner");
  await page.goto("/admin/settings");
  await expect(page.getByText("mail.from")).toBeVisible();
  await expectAccessible(page);
  const [content, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBeLessThanOrEqual(room);
});
