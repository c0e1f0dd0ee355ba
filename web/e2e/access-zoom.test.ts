import { expect, type Page } from "@playwright/test";
import { VIEWPORTS } from "./support/browser.ts";
import { clippedText } from "./support/clipped.ts";
import { sidewaysOverflow } from "./support/layout.ts";
import { atRest, idle } from "./support/rest.ts";
import { KINDS } from "./support/site-paths.ts";
import { test } from "./support/test.ts";

/** The text spacing of WCAG 1.4.12. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Adds a user stylesheet. The site's policy would block a style element. */
const spacing = (page: Page) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, SPACING);

const usualSpacing = (page: Page) =>
  page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });

/** Sets the browser's default font sizes. They scale rem, also in media queries, but not px. */
async function setTextSize(page: Page, standard: number, fixed: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Page.setFontSizes", { fontSizes: { standard, fixed } });
  await cdp.detach();
}

const largeText = (page: Page) => setTextSize(page, 32, 26);
const usualText = (page: Page) => setTextSize(page, 16, 13);
const asItIs = () => Promise.resolve();

/** Name, window, and functions that apply and reset the setting. */
const SETTINGS = [
  ["a window of 1280 px zoomed to 400 %", { width: 320, height: 256 }, asItIs, asItIs],
  ["a window of 1280 px zoomed to 200 %", { width: 640, height: 512 }, asItIs, asItIs],
  ["text twice as large on a desktop", VIEWPORTS.desktop, largeText, usualText],
  ["text twice as large on a tablet", { width: 768, height: 1024 }, largeText, usualText],
  ["text twice as large on a phone", VIEWPORTS.phone, largeText, usualText],
  ["wider text spacing on a desktop", VIEWPORTS.desktop, spacing, usualSpacing],
  ["wider text spacing on a phone", VIEWPORTS.phone, spacing, usualSpacing],
] as const;

// Visitors change these settings on an open page, so one visit covers all.
for (const path of KINDS) {
  test(`${path} stays readable without horizontal scrolling at any zoom, text size and spacing`, async ({
    page,
  }) => {
    await page.goto(path);
    await atRest(page);
    const faults: string[] = [];
    for (const [name, viewport, apply, undo] of SETTINGS) {
      await page.setViewportSize(viewport);
      await apply(page);
      await idle(page);
      const wide = await sidewaysOverflow(page);
      if (wide > 0) faults.push(`${name}: ${wide} px too wide`);
      for (const text of await clippedText(page)) faults.push(`${name}: ${text}`);
      await undo(page);
    }
    expect(faults).toEqual([]);
  });
}

test("a heading of one long word stays inside a narrow window", async ({ open }) => {
  const { page } = await open({ viewport: { width: 320, height: 640 } });
  await page.goto("/industries/public-sector");
  const ends = await page.locator("main :is(h1, h2)").evaluateAll((headings) =>
    headings.map((heading) => {
      heading.textContent = "Telecommunicationsunternehmen";
      const range = document.createRange();
      range.selectNodeContents(heading);
      return Math.max(...[...range.getClientRects()].map(({ right }) => right));
    }),
  );
  expect(Math.max(...ends)).toBeLessThanOrEqual(320);
});
