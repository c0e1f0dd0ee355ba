import { expect, type Page } from "@playwright/test";
import { signInAs, tabTo } from "./support/admin.ts";
import { expectAccessible } from "./support/axe.ts";
import { TABLET } from "./support/browser.ts";
import { canvasOf, documentId, openPage, outlineOf, publishChanges, saved } from "./support/content.ts";
import { test } from "./support/test.ts";

test.use({ ownSite: { seed: true } });

test.beforeEach(({ page, server }) => signInAs(page, server, "editor"));
test.afterEach(({ messages }) => {
  // The preview of a draft with faults answers 422.
  expect(messages.filter((message) => !message.includes("status of 422"))).toEqual([]);
});

/** Shows a part of the page builder: a tablet shows one at a time. */
async function show(page: Page, part: "Sections" | "Fields" | "Canvas"): Promise<void> {
  const button = page.getByRole("group", { name: "Shown part" }).getByRole("button", { name: part });
  if (await button.isVisible()) await button.click();
}

/** Adds a section at the end or after the selected one. */
async function add(page: Page, kind: string): Promise<void> {
  const sections = page.getByRole("region", { name: "Sections" });
  await show(page, "Sections");
  await sections.getByRole("button", { name: "Add", exact: true }).click();
  await sections.getByRole("searchbox").fill(kind);
  await sections.getByRole("button", { name: new RegExp(`^${kind}`, "i") }).press("Enter");
  await show(page, "Sections");
  await sections.getByRole("button", { name: "Back to the outline" }).click();
}

test("a typo on the home page is corrected in the canvas, undone, corrected again and published", async ({
  page,
  open,
}) => {
  await openPage(page, "pages/");
  // The page is drawn in its own size, so that pointers and boxes agree.
  await page.getByRole("button", { name: "Phone, 390 pixels" }).click();
  const before = "What we are learning, saying and showing";
  const after = "What we are learning and saying";
  const heading = canvasOf(page).getByRole("heading", { name: before });
  await heading.dblclick();
  await page.keyboard.type("Nothing of this remains");
  await page.keyboard.press("Escape");
  await expect(heading).toBeVisible();

  const corrected = canvasOf(page).getByRole("heading", { name: after });
  const correct = async () => {
    await heading.dblclick();
    await page.keyboard.type(after);
    await page.keyboard.press("Enter");
    await expect(corrected).toBeVisible();
  };
  await correct();
  await expect(outlineOf(page).nth(1)).toContainText(after);
  await saved(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(heading).toBeVisible();
  await expect(outlineOf(page).nth(1)).toContainText(before);

  await correct();
  await saved(page);
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  const preview = page.frameLocator("iframe[title^='Preview of']");
  await expect(preview.getByRole("heading", { name: after })).toBeVisible();
  const { page: visitor } = await open();
  await visitor.goto("/");
  await expect(visitor.getByRole("heading", { name: before })).toBeVisible();
  await publishChanges(page);
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByRole("heading", { name: after })).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test("a service page of three sections is built, published and added to a menu @tablet", async ({
  page,
  open,
}) => {
  await page.goto("/admin/content");
  await page.getByRole("button", { name: "New document" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Title").fill("Payroll rescue");
  await dialog.getByLabel("Address").fill("cloud-services/payroll-rescue");
  await dialog.getByRole("button", { name: "Create draft" }).click();
  await expect(outlineOf(page)).toHaveCount(2);
  await outlineOf(page).last().getByRole("button").first().click();
  await add(page, "prose");
  await expect(outlineOf(page)).toHaveCount(3);
  await show(page, "Fields");
  const title = page.getByRole("region", { name: "Fields" }).getByLabel("Title");
  await title.fill("When payroll does not agree");
  await expect(page.getByRole("region", { name: "Fields" }).getByLabel("Label", { exact: true })).toHaveValue(
    "Label",
  );
  await show(page, "Sections");
  await expect(outlineOf(page).last()).not.toContainText("fault");
  await show(page, "Canvas");
  await expect(canvasOf(page).getByRole("heading", { name: "When payroll does not agree" })).toBeVisible();
  await saved(page);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("button", { name: "Published" })).toBeVisible();

  await page.goto(`/admin/content/${await documentId(page, "menus")}`);
  await page
    .getByRole("button", { name: /^Cloud Services/ })
    .first()
    .click();
  const items = page.getByRole("region", { name: /^Items/ });
  await items.getByRole("button", { name: "Add item" }).click();
  await items.getByLabel("Label", { exact: true }).fill("Payroll rescue");
  await items.getByLabel("Href", { exact: true }).fill("/cloud-services/payroll-rescue");
  await page.keyboard.press("Escape");
  const handle = items.getByRole("button", { name: /^Move item 6:/ });
  await handle.press("ArrowUp");
  await expect(page.getByText("Item moved to position 5 of 6")).toBeAttached();
  await saved(page);
  await publishChanges(page);

  const { page: visitor } = await open();
  await expect(async () => {
    await visitor.goto("/");
    const link = visitor.locator('header a[href="/cloud-services/payroll-rescue"]').first();
    await expect(link).toBeAttached({ timeout: 2_000 });
  }).toPass();
  await visitor.goto("/cloud-services/payroll-rescue");
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Payroll rescue");
  await expect(visitor.getByRole("heading", { name: "When payroll does not agree" })).toBeVisible();
});

test("sections are removed and put back with keys @tablet", async ({ page }) => {
  await openPage(page, "pages/about");
  const kinds = () => outlineOf(page).locator("button:first-of-type").allInnerTexts();
  const before = await kinds();
  await add(page, "prose");
  const count = before.length + 1;
  await expect(outlineOf(page)).toHaveCount(count);
  await outlineOf(page)
    .last()
    .getByRole("button", { name: /^Actions/ })
    .press("Enter");
  await page.getByRole("menuitem", { name: "Remove" }).press("Enter");
  await expect(outlineOf(page)).toHaveCount(before.length);
  expect(await kinds()).toEqual(before);
  // Puck records a step after a moment.
  await saved(page);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(outlineOf(page)).toHaveCount(count);
});

test("a section is added, filled in, moved and published with the keyboard only", async ({ page, open }) => {
  await openPage(page, "pages/about");
  const sections = page.getByRole("region", { name: "Sections" });
  const addButton = sections.getByRole("button", { name: "Add", exact: true });
  const count = (await outlineOf(page).count()) + 1;
  await tabTo(page, addButton);
  await page.keyboard.press("Enter");
  await expect(sections.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("prose");
  await tabTo(page, sections.getByRole("button", { name: /^Prose/ }));
  await page.keyboard.press("Enter");
  await tabTo(page, sections.getByRole("button", { name: "Back to the outline" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(addButton).toBeFocused();
  await tabTo(page, outlineOf(page).last().getByRole("button").first());
  for (const position of [count - 1, count - 2]) {
    await page.keyboard.press("Alt+ArrowUp");
    await expect(page.getByText(`Prose moved to position ${position} of ${count}`)).toBeAttached();
    await expect(
      outlineOf(page)
        .nth(position - 1)
        .getByRole("button")
        .first(),
    ).toBeFocused();
  }
  const fields = page.getByRole("region", { name: "Fields" });
  await tabTo(page, fields.getByLabel("Title"));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Written without a mouse");
  await saved(page);
  await tabTo(page, page.getByRole("button", { name: "Publish changes" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Published" })).toBeVisible();
  const { page: visitor } = await open();
  await expect(async () => {
    await visitor.goto("/about");
    const heading = visitor.getByRole("heading", { name: "Written without a mouse" });
    await expect(heading).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test("each kind of section that is added is drawn without faults", async ({ page }) => {
  await openPage(page, "pages/accessibility");
  const sections = page.getByRole("region", { name: "Sections" });
  await sections.getByRole("button", { name: "Add", exact: true }).click();
  const response = await page.request.get("/api/admin/content/schema/page");
  const schema = (await response.json()) as { $defs: { Section: { oneOf: unknown[] } } };
  const kinds = sections.getByRole("list", { name: "Kinds of sections" }).getByRole("button");
  await expect(kinds).toHaveCount(schema.$defs.Section.oneOf.length);
  const count = await kinds.count();
  const before = await canvasOf(page).locator("[data-section]").count();
  for (let index = 0; index < count; index += 1) await kinds.nth(index).press("Enter");
  await expect(canvasOf(page).locator("[data-section]")).toHaveCount(before + count);
  // A link to a page that tells no story.
  await expect(canvasOf(page).locator(".canvas-card")).toHaveText([
    "Next story shows nothing yet: check its fields",
  ]);
  await expect(canvasOf(page).locator("[data-faulty]")).toHaveCount(0);
});

for (const [device, viewport] of [
  ["desktop", { width: 1440, height: 900 }],
  ["tablet", TABLET],
] as const) {
  test(`the page builder has no faults on a ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openPage(page, "pages/about");
    await outlineOf(page).nth(2).getByRole("button").first().click();
    await expect(page.getByRole("region", { name: "Fields" })).toBeVisible();
    await expectAccessible(page);
    await show(page, "Sections");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewport.width);
  });
}
