import { expect, test } from "vitest";
import { open } from "./support/browser.ts";
import { sharedSite } from "./support/site.ts";

const site = sharedSite();

test("in two columns the third card fills its row", async () => {
  const { page, close } = await open(site.browser, { viewport: { width: 768, height: 1024 } });
  await page.goto(`${site.server.origin}/blog/agentic-ai`);
  const cards = page.locator('section[aria-labelledby="related"] article');
  expect(await cards.count()).toBe(3);
  const edges = await cards.evaluateAll((found) =>
    found.map((card) => card.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
  );
  expect(edges[2]).toEqual({ left: edges[0]?.left, right: edges[1]?.right });
  await close();
});
