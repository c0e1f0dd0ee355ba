import { expect } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { VIEWPORTS } from "./support/browser.ts";
import { openPage, publishChanges, saved } from "./support/content.ts";
import { test } from "./support/content-test.ts";
import { drawPicture, give, openFile, ready, tileOf, uploadInput } from "./support/media.ts";

test.use({ ownSite: { seed: true } });

/** Refusals and cancelled requests, which the tests provoke. */
const EXPECTED = /Failed to load resource/;

test.afterEach(({ messages }) => {
  expect(messages.filter((message) => !EXPECTED.test(message))).toEqual([]);
});

test("pictures are uploaded with the button, by dragging and by pasting", async ({ page }) => {
  await page.goto("/admin/media");
  await page.getByRole("list", { name: "Files" }).waitFor();
  const names = ["button.jpg", "second.jpg", "dragged.jpg", "pasted.jpg"];
  const [first, second, dragged, pasted] = await Promise.all(
    names.map((name, index) => drawPicture(page, name, `hsl(${index * 80} 60% 40%)`, 90 + 3 * index)),
  );
  if (!first || !second || !dragged || !pasted) throw new Error("a picture is missing");
  await uploadInput(page).setInputFiles([first, second]);
  await give(page.getByRole("region", { name: "Library" }), "drop", dragged);
  await give(page.locator("body"), "paste", pasted);
  for (const name of names) await ready(page, name);
  await expectAccessible(page);

  const file = await openFile(page, names[0] ?? "");
  await expect(file.getByText("90 × 60 pixels")).toBeVisible();
  await file.getByLabel("Alternative text").fill("A red desk");
  await file.getByRole("button", { name: "Save text" }).click();
  await expect(page.getByText("Alternative text saved")).toBeVisible();
  await expectAccessible(page);
  const { width } = VIEWPORTS.phone;
  await page.setViewportSize(VIEWPORTS.phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await file.getByRole("link", { name: "Media" }).click();
  await page.getByRole("searchbox", { name: "Search files" }).fill("red desk");
  await expect(page.getByRole("list", { name: "Files" }).getByRole("listitem")).toHaveCount(1);
});

test("an upload is cancelled, and a file that is no picture is refused with the reason", async ({ page }) => {
  await page.goto("/admin/media");
  await page.getByRole("list", { name: "Files" }).waitFor();
  const uploads = page.getByRole("region", { name: "Uploads" });
  const held = await drawPicture(page, "held.jpg", "#333");
  await page.route("**/api/admin/media?name=held.jpg", () => undefined);
  await uploadInput(page).setInputFiles(held);
  await expect(uploads.getByRole("progressbar", { name: "Upload of held.jpg" })).toBeVisible();
  await uploads.getByRole("button", { name: "Cancel held.jpg" }).click();
  await expect(uploads).toHaveCount(0);
  await expect(tileOf(page, "held.jpg")).toHaveCount(0);

  const buffer = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>");
  await uploadInput(page).setInputFiles({ name: "drawing.jpg", mimeType: "image/jpeg", buffer });
  const refused = uploads.getByRole("listitem").filter({ hasText: "drawing.jpg" });
  await expect(refused.getByRole("alert")).toContainText(/\w+ \w+/);
  await expect(refused.getByRole("button", { name: "Upload drawing.jpg again" })).toHaveCount(0);
  await expectAccessible(page);
  await refused.getByRole("button", { name: /^Remove/ }).click();
  await expect(uploads).toHaveCount(0);
});

test("the focal point is set with the arrow keys and stays", async ({ page }) => {
  await page.goto("/admin/media");
  await page.getByRole("list", { name: "Files" }).waitFor();
  await uploadInput(page).setInputFiles(await drawPicture(page, "focus.jpg", "#264"));
  await ready(page, "focus.jpg");
  await openFile(page, "focus.jpg");
  const point = page.getByRole("slider", { name: "Focal point" });
  await expect(point).toHaveAttribute("aria-valuetext", "50 % from the left, 50 % from the top");
  const isSaved = page.waitForResponse((response) => response.request().method() === "PATCH");
  await point.press("Shift+ArrowRight");
  await point.press("Shift+ArrowRight");
  await point.press("ArrowUp");
  expect((await isSaved).status()).toBe(200);
  await page.reload();
  await expect(point).toHaveAttribute("aria-valuetext", "70 % from the left, 49 % from the top");
});

test("a picture is chosen for a page and cannot be deleted while it is used", async ({ page }) => {
  await openPage(page, "pages/about");
  const fields = page.getByRole("region", { name: "Fields" });
  await page
    .getByRole("region", { name: "Sections" })
    .getByRole("listitem")
    .first()
    .getByRole("button")
    .first()
    .click();
  await fields.getByRole("button", { name: /^Name/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("list", { name: "Files" }).waitFor();
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByLabel("Files to upload").setInputFiles(await drawPicture(page, "team.jpg", "#a33", 180));
  await expect(dialog).toHaveCount(0);
  await expect(fields.getByRole("button", { name: /^Name/ })).toContainText("media/team.jpg");
  await saved(page);
  await publishChanges(page);

  await page.goto("/admin/media?search=team");
  await ready(page, "team.jpg");
  const file = await openFile(page, "team.jpg");
  await expect(file.getByRole("list").getByRole("link", { name: "About us" })).toBeVisible();
  await file.getByRole("button", { name: "Delete" }).click();
  await expect(dialog.getByRole("heading", { name: "team.jpg is in use" })).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "Close" }).last().click();
});

test("an upright crop is set with the keyboard and the pointer, and removed", async ({ page }) => {
  await page.goto("/admin/media/picture~video~insights");
  const file = page.getByRole("region", { name: "File" });
  await expect(file.getByText("Picture of the site ·")).toBeVisible();
  await expect(file.getByRole("heading", { name: "On phones" })).toHaveCount(0);
  await file.getByLabel(/^New file for/).setInputFiles(await drawPicture(page, "opening.png", "#246", 640));
  await file.getByRole("button", { name: "Set an upright crop" }).click();
  const crop = file.getByRole("slider", { name: "Upright crop" });
  await expect(crop).toBeFocused();
  await expect(crop).toHaveAttribute(
    "aria-valuetext",
    "Middle 50 % from the left, 50 % from the top, size 100 %",
  );
  await crop.press("Shift+ArrowDown");
  for (let presses = 0; presses < 40; presses++) await crop.press("ArrowRight");
  await expect(crop).toHaveAttribute("aria-valuetext", /^Middle 8\d % from the left, 50 % .*size 98 %$/);
  const size = file.getByRole("slider", { name: "Size of the crop" });
  await expect(size).toHaveAttribute("aria-valuetext", /^23\d × 41\d pixels$/);
  await expectAccessible(page);
  await file.getByRole("button", { name: "Save crop" }).press("Enter");
  await expect(file.getByRole("button", { name: "Save crop" })).toHaveCount(0);
  await expect(crop).toBeFocused();

  // Dragged to the left by the pointer.
  await crop.scrollIntoViewIfNeeded();
  const box = await crop.boundingBox();
  if (!box) throw new Error("no crop");
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x - 2000, middle.y, { steps: 4 });
  await page.mouse.up();
  await expect(crop).toHaveAttribute("aria-valuetext", /^Middle 1\d % from the left/);
  await file.getByRole("button", { name: "Discard" }).click();
  await expect(crop).toHaveAttribute("aria-valuetext", /^Middle 8\d % from the left/);
  // The end of the work on its sizes is a change, too.
  await expect(file.getByRole("progressbar")).toHaveCount(0);
  await file.getByRole("button", { name: "Remove crop" }).click();
  const start = file.getByRole("button", { name: "Set an upright crop" });
  await expect(start).toBeFocused();
  await file.getByRole("button", { name: "Set back" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Set back" }).click();
  await expect(file.getByText("Picture of the site ·")).toBeVisible();
});

test("another number of frames than the film has is not uploaded", async ({ page }) => {
  await page.goto("/admin/media/frames~delivery");
  const file = page.getByRole("region", { name: "File" });
  const frame = await drawPicture(page, "frame.png", "#246");
  await file.getByLabel("Frames", { exact: true }).setInputFiles(Array.from({ length: 71 }, () => frame));
  await expect(file.getByRole("alert").filter({ hasText: /./ })).toHaveText(
    "72 pictures are needed, and 71 were chosen. Choose all again.",
  );
  await expectAccessible(page);
});

test("a picture is pasted into an article and stored", async ({ page, openDraft }) => {
  await openDraft("blog", "with-a-picture", "With a picture");
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await give(text, "paste", await drawPicture(page, "room.jpg", "#654", 510));
  await expect(text.locator("img[data-source='media/room.jpg']")).toBeVisible();
  await saved(page);
});
