import { signInAs } from "./admin.ts";
import { createDraft } from "./content.ts";
import { test as base } from "./test.ts";

interface ContentFixtures {
  /** Signs an editor in before the test. */
  readonly editor: undefined;
  /** Creates a draft and opens it in the editor. Returns its id. */
  readonly openDraft: (kind: string, slug: string, title: string) => Promise<string>;
}

/** Tests of an editor. */
export const test = base.extend<ContentFixtures>({
  editor: [
    async ({ page, server }, use) => {
      await signInAs(page, server, "editor");
      await use(undefined);
    },
    { auto: true },
  ],
  openDraft: async ({ page }, use) => {
    await use(async (kind, slug, title) => {
      await page.goto("/admin/content");
      const id = await createDraft(page, kind, slug, title);
      await page.goto(`/admin/content/${id}`);
      return id;
    });
  },
});
