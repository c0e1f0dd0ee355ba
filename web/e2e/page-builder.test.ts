import AxeBuilder from "@axe-core/playwright";
import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import type { TestServer } from "./support/server.ts";
import { test } from "./support/test.ts";

test.use({ ownSite: { seed: true } });

const PASSWORD = "copper lantern over seven rivers";

/** Signs an editor in. */
async function enter(page: Page, server: TestServer, email: string): Promise<void> {
  await page.goto(server.invite(email, "editor"));
  await page.getByLabel("New password").fill(PASSWORD);
  await page.getByRole("button", { name: "Set password" }).click();
  await page.getByRole("heading", { level: 1, name: "Overview" }).waitFor();
}

/** Opens a document by its name, such as `pages/about`. */
async function open(page: Page, name: string): Promise<void> {
  const response = await page.request.get("/api/admin/content");
  const { documents } = (await response.json()) as { documents: { id: string; name: string }[] };
  const document = documents.find((each) => each.name === name);
  if (!document) throw new Error(`no document ${name}`);
  await page.goto(`/admin/content/${document.id}`);
  await canvasOf(page).locator("main [data-section] > :not(.canvas-card)").first().waitFor();
}

function canvasOf(page: Page): FrameLocator {
  return page.frameLocator("#preview-frame");
}

function outlineOf(page: Page): Locator {
  return page.getByRole("region", { name: "Sections" }).getByRole("listitem");
}

/** Adds a section at the end or after the selected one. */
async function add(page: Page, kind: string): Promise<void> {
  const sections = page.getByRole("region", { name: "Sections" });
  await sections.getByRole("button", { name: "Add", exact: true }).click();
  await sections.getByRole("searchbox").fill(kind);
  await sections.getByRole("button", { name: new RegExp(`^${kind} `) }).press("Enter");
  await sections.getByRole("button", { name: "Back to the outline" }).click();
}

test("a typo on the home page is corrected in the canvas, and undone", async ({ page, server }) => {
  await enter(page, server, "typo@example.org");
  await open(page, "pages/home");
  // The page is drawn in its own size, so that pointers and boxes agree.
  await page.getByRole("button", { name: "Phone, 390 pixels" }).click();
  const heading = canvasOf(page).getByRole("heading", { name: "What we are learning, saying and showing" });
  await heading.dblclick();
  await page.keyboard.type("What we are learning and saying");
  await page.keyboard.press("Enter");
  await expect(
    canvasOf(page).getByRole("heading", { name: "What we are learning and saying" }),
  ).toBeVisible();
  await expect(outlineOf(page).nth(1)).toContainText("What we are learning and saying");
  await expect(page.getByRole("banner").last()).toContainText(/Saved/);

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(heading).toBeVisible();
  await expect(outlineOf(page).nth(1)).toContainText("What we are learning, saying and showing");

  await heading.dblclick();
  await page.keyboard.type("Nothing of this remains");
  await page.keyboard.press("Escape");
  await expect(heading).toBeVisible();
});

test("sections are added, moved, duplicated, removed and put back with keys", async ({ page, server }) => {
  await enter(page, server, "keys@example.org");
  await open(page, "pages/home");
  const kinds = () => outlineOf(page).locator("button:first-of-type").allInnerTexts();
  const before = await kinds();
  await add(page, "Prose");
  await expect(outlineOf(page)).toHaveCount(before.length + 1);
  const added = outlineOf(page).last().getByRole("button").first();
  await added.press("Alt+ArrowUp");
  await expect(page.getByRole("status").filter({ hasText: "moved to position" })).toHaveText(
    `Prose moved to position ${before.length} of ${before.length + 1}`,
  );
  await outlineOf(page)
    .nth(before.length - 1)
    .getByRole("button", { name: /^Actions/ })
    .press("Enter");
  await page.getByRole("menuitem", { name: "Remove" }).press("Enter");
  await expect(outlineOf(page)).toHaveCount(before.length);
  expect(await kinds()).toEqual(before);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(outlineOf(page)).toHaveCount(before.length + 1);
});

test("each kind of section that is added is drawn without faults", async ({ page, server }) => {
  await enter(page, server, "kinds@example.org");
  await open(page, "pages/accessibility");
  const response = await page.request.get("/api/admin/content/schema/page");
  const schema = (await response.json()) as { $defs: { Section: { oneOf: unknown[] } } };
  const sections = page.getByRole("region", { name: "Sections" });
  await sections.getByRole("button", { name: "Add", exact: true }).click();
  const kinds = sections.locator("[data-puck-drawer-item]:not([inert]) [role=button]");
  await expect(kinds).toHaveCount(schema.$defs.Section.oneOf.length);
  const count = await kinds.count();
  const before = await canvasOf(page).locator("[data-section]").count();
  for (let index = 0; index < count; index += 1) await kinds.nth(index).press("Enter");
  await expect(canvasOf(page).locator("[data-section]")).toHaveCount(before + count);
  await expect(canvasOf(page).locator(".canvas-card")).toHaveCount(0);
  await expect(canvasOf(page).locator("[data-faulty]")).toHaveCount(0);
});

test("a page of a hundred sections stays usable", async ({ page, server }) => {
  await enter(page, server, "hundred@example.org");
  await open(page, "pages/accessibility");
  const duplicate = page.getByRole("menuitem", { name: "Duplicate" });
  const present = await outlineOf(page).count();
  for (let index = present; index < 100; index += 1) {
    await outlineOf(page)
      .first()
      .getByRole("button", { name: /^Actions/ })
      .press("Enter");
    await duplicate.press("Enter");
    await expect(outlineOf(page)).toHaveCount(index + 1);
  }
  const started = Date.now();
  await outlineOf(page).nth(50).getByRole("button").first().press("Alt+ArrowDown");
  await expect(page.getByRole("status").filter({ hasText: "moved to position" })).toContainText("52 of 100");
  expect(Date.now() - started).toBeLessThan(3_000);
});

for (const [device, viewport] of [
  ["desktop", { width: 1440, height: 900 }],
  ["tablet", { width: 768, height: 1024 }],
] as const) {
  test(`the builder has no faults on a ${device}, and its policy blocks nothing`, async ({
    page,
    server,
  }) => {
    const blocked: string[] = [];
    page.on("console", (message) => {
      if (/Content Security Policy/.test(message.text())) blocked.push(message.text());
    });
    await page.setViewportSize(viewport);
    await enter(page, server, `access-${device}@example.org`);
    await open(page, "pages/home");
    await outlineOf(page).nth(2).getByRole("button").first().click();
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
      // Sections are pictures of themselves here; their own tests check them.
      .exclude(["#preview-frame", "[data-section]"])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual(
      [],
    );
    expect(blocked).toEqual([]);
  });
}
