import { readFile } from "node:fs/promises";
import { expect, type Locator } from "@playwright/test";
import { signInAs } from "./support/admin.ts";
import { expectAccessible } from "./support/axe.ts";
import { MOVING } from "./support/browser.ts";
import { watchShifts } from "./support/layout.ts";
import { tileOf, uploadInput } from "./support/media.ts";
import { pauseRequests } from "./support/rest.ts";
import { test } from "./support/test.ts";

test.use({ ownSite: { seed: true } });

/** Returns the typeface of a heading, and whether it is there. */
const typefaceOf = (heading: Locator) =>
  heading.evaluate((element) => {
    const plain = (name: string) => name.replaceAll('"', "");
    const family = plain(getComputedStyle(element).fontFamily.split(",")[0] ?? "");
    const face = [...element.ownerDocument.fonts].find((own) => plain(own.family) === family);
    return `${family}: ${face?.status}`;
  });

test("an uploaded typeface is chosen, previewed and published, and moves nothing when it arrives", async ({
  page,
  server,
  open,
}) => {
  await signInAs(page, server, "owner");
  await page.goto("/admin/media");
  await page.getByRole("list", { name: "Files" }).waitFor();
  const buffer = await readFile(new URL("../src/assets/fonts/inter-basic.woff2", import.meta.url));
  await uploadInput(page).setInputFiles({ name: "Acme Display.woff2", mimeType: "font/woff2", buffer });
  await expect(tileOf(page, "acme-display.woff2")).toContainText("not used");

  await page.goto("/admin/settings");
  await page.getByRole("button", { name: "Edit" }).click();
  const editor = page.getByRole("region", { name: "Editor" });
  for (const label of ["Typeface of headings", "Typeface of texts"]) {
    await editor.getByRole("combobox", { name: label }).click();
    await page.getByRole("option", { name: "acme-display.woff2" }).click();
  }
  await expect(page.getByText(/^Saved \d\d:\d\d/).last()).toBeVisible();
  await expectAccessible(page);
  const frame = page.getByRole("region", { name: "Preview" }).frameLocator("iframe:not([data-loading])");
  await expect(async () => {
    expect(await typefaceOf(frame.getByRole("heading", { level: 1 }))).toBe("Theme display: loaded");
  }).toPass();

  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect
    .poll(async () => (await page.request.get("/about")).text())
    .toContain('--font-display:"Theme display"');

  const { page: visitor, close } = await open(MOVING);
  const shifts = await watchShifts(visitor);
  const arrive = await pauseRequests(visitor, /\.woff2/);
  await visitor.goto("/about", { waitUntil: "domcontentloaded" });
  await visitor.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  const heading = visitor.getByRole("heading", { level: 1 });
  expect(await typefaceOf(heading)).toBe("Theme display: loading");
  arrive();
  await expect.poll(() => typefaceOf(heading)).toBe("Theme display: loaded");
  await visitor.evaluate(async () => {
    await document.fonts.ready;
    for (let drawn = 0; drawn < 2; drawn += 1) await new Promise(requestAnimationFrame);
  });
  expect(await shifts()).toBeLessThan(0.005);
  await close();
});
