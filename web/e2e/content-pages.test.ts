import { expect } from "@playwright/test";
import { LAPTOP, VIEWPORTS } from "./support/browser.ts";
import { bringToMiddle } from "./support/press.ts";
import { frames } from "./support/rest.ts";
import { allPaths } from "./support/site-paths.ts";
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

test("the large number of the 404 page is not clipped", async ({ page }) => {
  await page.goto("/404");
  for (const viewport of [VIEWPORTS.phone, { width: 768, height: 1024 }, LAPTOP]) {
    await page.setViewportSize(viewport);
    const cut = await page.getByText("404", { exact: true }).evaluate((element) => {
      const context = document.createElement("canvas").getContext("2d");
      if (!context) return null;
      context.font = getComputedStyle(element).font;
      const { fontBoundingBoxAscent, actualBoundingBoxAscent } = context.measureText("404");
      const text = document.createRange();
      text.selectNodeContents(element);
      // The digits are painted by a clipped background, which ends at the element's edge.
      const top = text.getBoundingClientRect().top + fontBoundingBoxAscent - actualBoundingBoxAscent;
      return Math.max(0, element.getBoundingClientRect().top - top);
    });
    expect(cut, `at ${viewport.width} px`).toBe(0);
  }
});

test("no link of a content page is broken or redirected", async ({ origin }) => {
  const links = new Map<string, string>();
  for (const path of await allPaths(origin)) {
    const html = await (await fetch(origin + path)).text();
    for (const [, href] of html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)) {
      if (href && !links.has(href)) links.set(href, path);
    }
  }
  const wrong: string[] = [];
  for (const [href, from] of links) {
    const { status } = await fetch(origin + href.replaceAll("&amp;", "&"), {
      redirect: "manual",
    });
    if (status !== 200) wrong.push(`${status} ${href} (on ${from})`);
  }
  expect(wrong).toEqual([]);
});
