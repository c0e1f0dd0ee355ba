import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { open, VIEWPORTS } from "./support/browser.ts";
import { clippedText } from "./support/clipped.ts";
import { sidewaysOverflow } from "./support/layout.ts";
import { atRest, idle } from "./support/rest.ts";
import { sharedSite } from "./support/site.ts";
import { KINDS } from "./support/site-paths.ts";

const site = sharedSite();

/** The text spacing of WCAG 1.4.12. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** A sheet of the visitor's own. A style element would be refused by the site's policy. */
const spacing = (page: Page) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, SPACING);

/** The browser's own setting of how large text is, which rem follows in media queries too; nothing else grows. */
async function largeText(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await cdp.detach();
}

const asItIs = () => Promise.resolve();

const SETTINGS = [
  ["a window of 1280 px zoomed to 400 %", { width: 320, height: 256 }, asItIs],
  ["a window of 1280 px zoomed to 200 %", { width: 640, height: 512 }, asItIs],
  ["text twice as large on a desktop", VIEWPORTS.desktop, largeText],
  ["text twice as large on a tablet", { width: 768, height: 1024 }, largeText],
  ["wider text spacing on a desktop", VIEWPORTS.desktop, spacing],
  ["wider text spacing on a phone", VIEWPORTS.phone, spacing],
] as const;

describe.each(SETTINGS)("with %s", (_name, viewport, apply) => {
  test("every kind of page stays whole and needs no scrolling sideways", async () => {
    const { page, close } = await open(site.browser, { viewport });
    const faults: string[] = [];
    for (const path of KINDS) {
      await page.goto(site.server.origin + path);
      await atRest(page);
      await apply(page);
      await idle(page);
      const wide = await sidewaysOverflow(page);
      if (wide > 0) faults.push(`${path}: ${wide} px too wide`);
      for (const text of await clippedText(page)) faults.push(`${path}: ${text}`);
    }
    expect(faults).toEqual([]);
    await close();
  });
});
