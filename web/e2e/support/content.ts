import { type APIResponse, expect, type FrameLocator, type Locator, type Page } from "@playwright/test";

/** A document as the back office's interface returns it. */
interface ApiDocument {
  readonly id: string;
  readonly name: string;
  readonly path: string | null;
  readonly published: { readonly revision: number; readonly values: object } | null;
  readonly draft: { readonly version: number; readonly values: object } | null;
}

/** Returns the id of a document by its name, such as `pages/about`. */
export async function documentId(page: Page, name: string): Promise<string> {
  const response = await page.request.get("/api/admin/content");
  const { documents } = (await response.json()) as { documents: { id: string; name: string }[] };
  const document = documents.find((each) => each.name === name);
  if (!document) throw new Error(`no document ${name}`);
  return document.id;
}

/** Returns a document as it is stored. */
export async function stored(page: Page, id: string): Promise<ApiDocument> {
  const response = await page.request.get(`/api/admin/content/${id}`);
  expect(response.status()).toBe(200);
  return (await response.json()) as ApiDocument;
}

/** Creates a draft from the template of its kind. Returns its id. */
export async function createDraft(page: Page, kind: string, slug: string, title: string): Promise<string> {
  const response = await send(page, "/content", { kind, slug, title, from: null });
  expect(response.status()).toBe(201);
  return ((await response.json()) as ApiDocument).id;
}

/** Publishes the draft of a document without the screens. */
export async function publish(page: Page, id: string): Promise<void> {
  const { draft, published } = await stored(page, id);
  const body = { version: draft?.version ?? 0, revision: published?.revision ?? 0 };
  expect((await send(page, `/content/${id}/publish`, body)).status()).toBe(200);
}

/** Sends a change to the interface as a person who is signed in. */
function send(page: Page, path: string, data: object): Promise<APIResponse> {
  const { origin } = new URL(page.url());
  return page.request.post(`/api/admin${path}`, { data, headers: { Origin: origin } });
}

/** Opens a document in the editor. */
export async function openDocument(page: Page, name: string): Promise<void> {
  await page.goto(`/admin/content/${await documentId(page, name)}`);
  await page.getByRole("region", { name: "Editor" }).waitFor();
}

/** Opens a page in the page builder, and waits until its sections are drawn. */
export async function openPage(page: Page, name: string): Promise<void> {
  await openDocument(page, name);
  await canvasOf(page).locator("main [data-section] > :not(.canvas-card)").first().waitFor();
}

export function canvasOf(page: Page): FrameLocator {
  return page.frameLocator("#preview-frame");
}

export function outlineOf(page: Page): Locator {
  return page.getByRole("region", { name: "Sections" }).getByRole("listitem");
}

/** The bar of the editor: the document's state and what can be done with it. */
export function barOf(page: Page): Locator {
  return page.locator("header").filter({ has: page.getByRole("link", { name: "All documents" }) });
}

/** Chooses an action of the open document. */
export async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

/** Waits until everything that was typed is on the server. */
export async function saved(page: Page): Promise<void> {
  await expect(
    barOf(page)
      .getByText(/^Saved \d\d:\d\d/)
      .last(),
  ).toBeVisible();
}

/** Publishes the changes of the open document. */
export async function publishChanges(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect(page.getByRole("button", { name: "Published" })).toBeVisible();
}
