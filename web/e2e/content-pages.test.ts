import { bringToMiddle } from "./support/press.ts";
import { frames } from "./support/rest.ts";
import { test } from "./support/test.ts";

/** A page with each kind of card, and the arrow or label at the end of the card. */
const CARDS = [
  ["/", 'section[aria-labelledby="expertise"] li span:has(> svg)'],
  ["/", 'section[aria-labelledby="insights-teaser"] article p > svg'],
  ["/ai-services/generative-ai", 'section[aria-labelledby="other-services"] article:has(a) span:has(> svg)'],
  ["/industries/public-sector", 'section[aria-labelledby="success-stories"] li svg'],
  ["/success-stories/hcm-efficiency", 'section[aria-labelledby="next-story"] span:has(> svg)'],
  ["/insights?tab=events", "main li article span:has(> svg)"],
  ["/career", "details[open] li span > svg"],
] as const;

test("a press on the arrow of a card follows the card's link", async ({ page }) => {
  for (const [path, arrow] of CARDS) {
    await page.goto(path, { waitUntil: "networkidle" });
    const target = page.locator(arrow).first();
    await bringToMiddle(target);
    const href = await target.evaluate((part) =>
      part.closest("li, article, section")?.querySelector("a")?.getAttribute("href"),
    );
    const box = await target.boundingBox();
    if (!box) throw new Error(`the arrow is not shown: ${path} ${arrow}`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
    // Time for the hover's transition to begin.
    await frames(page, 30);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForURL(href ?? "no link");
  }
});
