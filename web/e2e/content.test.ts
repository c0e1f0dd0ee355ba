import { expect, type Page } from "@playwright/test";
import { signInAs, tabTo } from "./support/admin.ts";
import { expectAccessible } from "./support/axe.ts";
import { TABLET } from "./support/browser.ts";
import { barOf, choose, createDraft, openDocument, publish, saved, stored } from "./support/content.ts";
import { test } from "./support/content-test.ts";
import { drawPicture } from "./support/media.ts";

test.use({ ownSite: { seed: true } });

/** Part of Chromium's message about a response with an error status. */
const FAILED = "Failed to load resource";

test.afterEach(({ messages }) => {
  expect(messages.filter((message) => !message.includes(FAILED))).toEqual([]);
});

/** HTML as Word puts it on the clipboard. */
const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>
  p.MsoNormal { font-family: "Calibri"; }</style></head><body lang=EN-GB>
  <p class=MsoTitle style='color:#2F5496'>What we measured</p>
  <p class=MsoNormal style='margin-bottom:8pt'><span style='font-size:11.0pt;color:red'>Payroll agreed in
    <b>week three</b>, as the <a href="https://example.com/report" style='color:blue'>report</a> says.</span></p>
  <p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level1 lfo1'><span
    style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>Two pay runs</p>
  <p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level1 lfo1'><span
    style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>One comparison</p>
  <p class=MsoNormal><img width=300 alt="A chart of week three" src="file:///C:/Users/ada/image001.png"></p>
  <p class=MsoNormal>Then the room was empty.</p>
  <p class=MsoNormal><img width=300 src="file:///C:/Users/ada/image002.png"></p>
  <p class=MsoNormal><img width=300 src="https://example.com/elsewhere.png"></p>
  <p class=MsoNormal>&nbsp;</p></body></html>`;

/** Returns RTF with pictures as Word puts it on the clipboard, with a copy of each for older programs. */
const rtfWith = (pictures: readonly Buffer[]) =>
  `{\\rtf1 ${pictures
    .map(
      (bytes) =>
        `{\\*\\shppict{\\pict\\picw900\\pngblip\\bliptag7{\\*\\blipuid 0badc0de}${bytes.toString("hex")}}}` +
        `{\\nonshppict{\\pict\\wmetafile8 0102}}`,
    )
    .join("")}}`;

test("a post is written, pasted from Word, published, and restored from an earlier revision @tablet", async ({
  page,
  open,
}) => {
  await page.goto("/admin/content");
  await page.getByRole("button", { name: "New document" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Title").fill("Our first year");
  await dialog.getByLabel("Kind").click();
  await page.getByRole("option", { name: "Post", exact: true }).click();
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "Create draft" }).click();
  await expect(barOf(page).getByRole("heading")).toHaveText("Our first year");

  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Twelve projects taught us this.");
  await page.keyboard.press("Enter");
  const pictures = [
    await drawPicture(page, "chart.png", "#246"),
    await drawPicture(page, "room.png", "#642"),
  ];
  await text.evaluate(
    (element, [html, rtf]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", html);
      clipboardData.setData("text/rtf", rtf);
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    [FROM_WORD, rtfWith(pictures.map(({ buffer }) => buffer))] as const,
  );
  await expect(page.getByText("1 picture was not pasted.")).toBeVisible();
  await expect(text.getByRole("img", { name: "A chart of week three" })).toHaveAttribute(
    "data-source",
    "media/pasted-1.png",
  );
  await expect(text.locator("img[data-source='media/pasted-2.png']")).toBeVisible();
  await page.getByRole("button", { name: "Describe" }).click();
  const description = dialog.filter({ hasText: "Alternative text" });
  await description.getByLabel("Alternative text").fill("An empty room");
  await description.getByRole("button", { name: "Change" }).click();
  await expect(text.getByRole("heading", { name: "What we measured", level: 2 })).toBeVisible();
  await expect(text.locator("[style], .MsoNormal")).toHaveCount(0);
  await page.getByRole("tab", { name: "Details" }).click();
  await page.getByLabel("Excerpt").fill("What twelve projects taught us.");
  await saved(page);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Published", { exact: true }).first()).toBeVisible();

  const { page: visitor } = await open();
  await visitor.goto("/blog/our-first-year");
  const article = visitor.getByRole("main");
  await expect(article.getByText("Twelve projects taught us this.")).toBeVisible();
  await expect(article.getByRole("heading", { name: "What we measured" })).toBeVisible();
  await expect(article.getByRole("listitem").filter({ hasText: "Two pay runs" })).toBeVisible();
  await expect(article.locator("strong", { hasText: "week three" })).toBeVisible();
  await expect(article.getByRole("link", { name: "report" })).toHaveAttribute(
    "href",
    "https://example.com/report",
  );
  expect(await article.innerHTML()).not.toMatch(/Mso|Calibri|2F5496|file:/);
  await expect(article.getByText("Then the room was empty.")).toBeVisible();
  await expect(async () => {
    await visitor.reload();
    for (const name of ["A chart of week three", "An empty room"]) {
      const picture = article.locator("picture", { has: visitor.getByRole("img", { name }) });
      await expect(picture.locator("source[type='image/avif']")).toHaveAttribute("srcset", /120w/, {
        timeout: 2_000,
      });
    }
  }).toPass();

  await page.getByRole("tab", { name: "Text" }).click();
  await text.getByText("Twelve projects").click();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.type("A mistake. ");
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect(page.getByRole("button", { name: "Published" })).toBeDisabled();
  await expect(async () => {
    await visitor.reload();
    await expect(article.getByText("A mistake.")).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await choose(page, "History");
  const revisions = page.getByRole("list", { name: "Revisions" }).getByRole("button");
  await expect(revisions).toHaveCount(2);
  await expect(dialog.locator("ins", { hasText: "A mistake." })).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
  await revisions.nth(1).click();
  await dialog.getByRole("button", { name: "Restore and publish" }).click();
  await expect(page.getByText("Revision 1 restored")).toBeVisible();
  await expect(text).not.toContainText("A mistake.");
  await expect(async () => {
    await visitor.reload();
    await expect(article.getByText("Twelve projects taught us this.")).toBeVisible({ timeout: 1_000 });
    await expect(article.getByText("A mistake.")).toHaveCount(0);
  }).toPass();
});

test("a plan to publish is made, shown in the list, and cancelled", async ({ page, openDraft }) => {
  await openDraft("blog", "later", "Later");
  await choose(page, "Publish later");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Day").fill("2020-01-01");
  await dialog.getByRole("button", { name: "Schedule" }).click();
  await expect(dialog.getByText(/future|past/)).toBeVisible();
  await dialog.getByLabel("Day").fill("2099-05-04");
  await dialog.getByLabel("Time").fill("09:30");
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "Schedule" }).click();
  await expect(barOf(page).getByText("Publishes 4 May 2099, 09:30")).toBeVisible();
  expect((await page.request.get("/blog/later")).status()).toBe(404);
  await page.goto("/admin/content?state=scheduled");
  await expect(page.getByRole("listitem").filter({ hasText: "Later" })).toContainText(
    "Publishes 4 May 2099, 09:30",
  );
  await page.getByRole("link", { name: /^Later/ }).click();
  await choose(page, "Cancel plan");
  await expect(barOf(page).getByText(/^Publishes/)).toHaveCount(0);
});

test("two editors who change one document see both versions, and taking the other one can be undone", async ({
  page,
  open,
  server,
  openDraft,
}) => {
  const id = await openDraft("blog", "together", "Together");
  const { page: other } = await open();
  await signInAs(other, server, "owner");
  await other.goto(`/admin/content/${id}`);
  await expect(other.getByText("editor@example.org has this open too")).toBeAttached();

  const write = async (at: Page, words: string) => {
    const text = at.getByRole("textbox", { name: "Text", exact: true });
    await text.click();
    await at.keyboard.press("ControlOrMeta+a");
    await at.keyboard.type(words);
  };
  // What the first person types does not reach the server, until the second person has saved.
  await page.route("**/draft", (route) => route.abort());
  await write(page, "The first version of the sentence.");
  await expect(barOf(page).getByText("Not saved yet: trying again").last()).toBeVisible();
  await write(other, "The second version of the sentence.");
  await saved(other);
  await page.unroute("**/draft");

  const note = page.getByRole("alert").filter({ hasText: "owner@example.org has changed this document." });
  await expect(note).toBeVisible();
  await note.getByRole("button", { name: "Compare versions" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("del", { hasText: "second" })).toBeVisible();
  await expect(dialog.locator("ins", { hasText: "first" })).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "Take theirs" }).click();
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await expect(text).toHaveText("The second version of the sentence.");
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(text).toHaveText("The first version of the sentence.");
  await saved(page);
  const theirs = other.getByRole("textbox", { name: "Text", exact: true });
  await expect(theirs).toHaveText("The first version of the sentence.");
});

test("a deleted document sends its visitors to another page", async ({ page }) => {
  await page.goto("/admin/content");
  await publish(page, await createDraft(page, "blog", "old-news", "Old news"));
  await expect.poll(async () => (await page.request.get("/blog/old-news")).status()).toBe(200);
  await page.getByRole("searchbox", { name: "Search documents" }).fill("old-news");
  await page.getByRole("button", { name: "Actions for Old news" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("No other document links here.")).toBeVisible();
  await dialog.getByLabel("Visitors of its address go to").click();
  await page.getByRole("option", { name: /\(\/about\)/ }).click();
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText('"Old news" deleted')).toBeVisible();
  await expect
    .poll(async () => (await page.request.get("/blog/old-news", { maxRedirects: 0 })).status())
    .toBe(301);
  const answer = await page.request.get("/blog/old-news", { maxRedirects: 0 });
  expect(answer.headers().location).toBe("/about");
});

test("a fault is shown at its field and prevents publication @tablet", async ({ page, openDraft }) => {
  await openDraft("blog", "faulty", "Faulty");
  await page.getByRole("tab", { name: "Details" }).click();
  const excerpt = page.getByLabel("Excerpt");
  await excerpt.fill("");
  await saved(page);
  await expect(excerpt).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("tab", { name: "Text" }).click();
  await page.getByRole("button", { name: /^Publish/ }).click();
  await expect(page.getByText("1 thing to fix before you can publish")).toBeFocused();
  expect((await page.request.get("/blog/faulty")).status()).toBe(404);
  await page.getByRole("button", { name: /^Excerpt/ }).click();
  await expect(excerpt).toBeFocused();
  await expectAccessible(page);
  await excerpt.fill("What is right.");
  await saved(page);
  await expect(excerpt).toHaveAttribute("aria-invalid", "false");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("button", { name: "Published" })).toBeVisible();
});

test("what was typed while the server was stopped survives a crash of the browser", async ({
  page,
  context,
  openDraft,
}) => {
  const id = await openDraft("blog", "unsaved", "Unsaved");
  await page.route("**/draft", (route) => route.abort());
  await page.getByRole("tab", { name: "Details" }).click();
  await page.getByLabel("Excerpt").fill("Typed without a server.");
  await expect(barOf(page).getByText("Not saved yet: trying again").last()).toBeVisible();
  await page.getByRole("link", { name: "All documents" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Not everything is saved")).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "Stay" }).click();
  await page.goto("chrome://crash").catch(() => undefined);
  const again = await context.newPage();
  await again.goto(`/admin/content/${id}`);
  await expect(again.getByText("Restored what was not saved last time.")).toBeVisible();
  await again.getByRole("tab", { name: "Details" }).click();
  await expect(again.getByLabel("Excerpt")).toHaveValue("Typed without a server.");
  await saved(again);
  const { draft } = await stored(again, id);
  expect(draft?.values).toMatchObject({ excerpt: "Typed without a server." });
});

test("a preview link shows the draft to a person without an account", async ({
  page,
  open,
  context,
  openDraft,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openDraft("job", "archivist", "Archivist");
  await expect(
    page.frameLocator("iframe[title='Preview of Archivist']").getByRole("heading", { level: 1 }),
  ).toHaveText("Archivist");
  await choose(page, "Copy preview link");
  await expect(page.getByText(/^Preview link copied/)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const { page: colleague, messages } = await open();
  await colleague.goto(link);
  await expect(colleague.getByRole("heading", { level: 1 })).toHaveText("Archivist");
  expect(messages).toEqual([]);
  expect((await page.request.get(new URL(link).pathname)).status()).toBe(404);
});

test("an editor opens a document, changes a text and publishes it with keys only", async ({ page }) => {
  await page.goto("/admin/content");
  const id = await createDraft(page, "blog", "keys", "With keys");
  await publish(page, id);
  await page.goto("/admin/content");
  await page.getByRole("listitem").filter({ hasText: "With keys" }).waitFor();
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: /^With keys/ })).toBeFocused();
  await page.keyboard.press("Enter");
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.waitFor();
  await tabTo(page, text);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Written with keys.");
  await tabTo(page, page.getByRole("button", { name: "Publish changes" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Published" })).toBeVisible();
  await expect
    .poll(async () => (await page.request.get("/blog/keys")).text())
    .toContain("Written with keys.");
});

for (const [device, viewport] of [
  ["desktop", { width: 1440, height: 900 }],
  ["tablet", TABLET],
] as const) {
  test(`the list and the editors of text and menus have no faults on a ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/admin/content");
    await page.getByRole("list", { name: "Documents" }).waitFor();
    await expectAccessible(page);
    await openDocument(page, "blog/oracle-strategy");
    await page.getByRole("textbox", { name: "Text", exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole("tab", { name: "Details" }).click();
    await expectAccessible(page);
    await openDocument(page, "menus");
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewport.width);
  });
}
