import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { open, VIEWPORTS } from "./support/browser.ts";
import { sharedSite } from "./support/site.ts";
import { KINDS } from "./support/site-paths.ts";

const site = sharedSite();

interface Findings {
  /** Rules of the page, of the whole stylesheet. */
  readonly own: number;
  readonly all: number;
  /** Selectors of rules that the page lacks although one of its elements matches. */
  readonly lacking: readonly string[];
  readonly inOrder: boolean;
}

/** Compares the rules in the document with the whole stylesheet, which is added to it. */
function compareRules(page: Page): Promise<Findings> {
  return page.evaluate(() => {
    interface Flat {
      readonly selector: string;
      /** The rule with the conditions of the groups around it. */
      readonly text: string;
    }
    const flatten = (rules: CSSRuleList, conditions: string): Flat[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) {
          return [{ selector: rule.selectorText, text: `${conditions} ${rule.cssText}` }];
        }
        // The stylesheet has those for paper, which nothing waits for.
        if (rule instanceof CSSMediaRule && rule.conditionText === "print") return [];
        if (rule instanceof CSSGroupingRule) {
          return flatten(rule.cssRules, `${conditions} ${rule.cssText.split("{", 1)}`);
        }
        return [];
      });
    const [own, all] = [...document.styleSheets].map((sheet) => flatten(sheet.cssRules, ""));
    if (!own || !all) throw new Error("the page has fewer than two stylesheets");
    const texts = new Set(own.map(({ text }) => text));
    // An element that matches in some state, or with a part of it, matches without them.
    const anyState = (selector: string) =>
      selector
        .replace(/::[\w-]+(\([^()]*\))?/g, "")
        .replace(/:(hover|focus-visible|focus-within|focus|active|target|popover-open|autofill)/g, "")
        .replace(/(^|[\s>+~,(])(?=$|[\s>+~,)])/g, "$1*");
    const lacking = all
      .filter(({ text, selector }) => !texts.has(text) && document.querySelector(anyState(selector)))
      .map(({ selector }) => selector);
    let at = -1;
    const inOrder = own.every(({ text }) => {
      at = all.findIndex((rule, index) => index > at && rule.text === text);
      return at >= 0;
    });
    return { own: own.length, all: all.length, lacking, inOrder };
  });
}

describe.each(Object.entries(VIEWPORTS))("on a %s", (_name, viewport) => {
  test.each([...KINDS, "/nowhere"])("%s has every rule that one of its elements matches", async (path) => {
    const { page, close } = await open(site.browser, { viewport });
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto(site.server.origin + path);
    const address = await page.locator("script[data-stylesheets]").getAttribute("data-stylesheets");
    expect(address).toMatch(/^\/assets\/style-[\w-]+\.css$/);
    expect(await page.locator('link[rel="stylesheet"]').count()).toBe(0);

    await page.addStyleTag({ url: address ?? "" });
    const { own, all, lacking, inOrder } = await compareRules(page);
    expect(lacking).toEqual([]);
    expect(inOrder).toBe(true);
    expect(own).toBeGreaterThan(50);
    expect(own).toBeLessThan(all / 2);
    await close();
  });
});

test("a page has its own rules, and the script adds the others without a second set of typefaces", async () => {
  const { page, messages, close } = await open(site.browser, { viewport: VIEWPORTS.desktop });
  await page.goto(`${site.server.origin}/contacts`);
  await page.locator('link[rel="stylesheet"]').waitFor({ state: "attached" });
  await page.waitForFunction(() => document.styleSheets.length === 2);
  const faces = await page.evaluate(() =>
    [...document.styleSheets].map(
      (sheet) => [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule).length,
    ),
  );
  expect(faces[0]).toBeGreaterThan(2);
  expect(faces[1]).toBe(0);
  const rules = await page.evaluate(() => [...document.styleSheets].map((sheet) => sheet.cssRules.length));
  expect(rules[0]).toBeLessThan((rules[1] ?? 0) / 2);
  expect(messages).toEqual([]);
  await close();
});
