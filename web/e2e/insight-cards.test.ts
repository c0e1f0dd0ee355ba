import { expect } from "@playwright/test";
import { test } from "./support/test.ts";

test("in two columns the third card fills its row", async ({ open }) => {
  const { page } = await open({ viewport: { width: 768, height: 1024 } });
  await page.goto("/blog/agentic-ai");
  const cards = page.locator('section[aria-labelledby="related"] article');
  expect(await cards.count()).toBe(3);
  const edges = await cards.evaluateAll((found) =>
    found.map((card) => card.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
  );
  expect(edges[2]).toEqual({ left: edges[0]?.left, right: edges[1]?.right });
});
