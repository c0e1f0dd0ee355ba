import { beforeAll, describe, expect, test } from "vitest";
import { readRules } from "../tools/page-styles-plugin.ts";
import { open, VIEWPORTS } from "./support/browser.ts";
import { findReversedRules, readSelectors, type Selector, wholeRule } from "./support/rule-order.ts";
import { sharedSite } from "./support/site.ts";
import { KINDS } from "./support/site-paths.ts";

const site = sharedSite();
let documents: readonly string[] = [];
let stylesheet = "";
let selectors: readonly Selector[] = [];

beforeAll(async () => {
  const read = async (path: string) => (await fetch(site.server.origin + path)).text();
  documents = await Promise.all(KINDS.map(read));
  const [, address = ""] = /data-stylesheets="(\/assets\/style-[\w-]+\.css)"/.exec(documents[0] ?? "") ?? [];
  stylesheet = await read(address);
  selectors = readSelectors(stylesheet);
  expect(selectors.length).toBeGreaterThan(1000);
});

describe.each(Object.entries(VIEWPORTS))("on a %s", (_name, viewport) => {
  test.each([...KINDS, "/nowhere"])("%s has every rule that one of its elements matches", async (path) => {
    const { page, close } = await open(site.browser, { viewport });
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto(site.server.origin + path);
    expect(await page.locator('link[rel="stylesheet"]').count()).toBe(0);
    const matching = await page.evaluate(
      (asked) => asked.filter(({ anyState }) => document.querySelector(anyState)).map(({ css }) => css),
      selectors.filter(({ paints }) => paints),
    );
    const rulesOf = (css: string | null) => readRules(css ?? "").map(wholeRule);
    const all = rulesOf(stylesheet);
    const text = await page.locator("head > style").textContent();
    const own = rulesOf(text).filter((rule) => !rule.startsWith("@font-face"));
    expect(matching.filter((rule) => !own.includes(rule))).toEqual([]);
    expect(all.filter((rule) => own.includes(rule))).toEqual(own);
    expect(own.length).toBeGreaterThan(50);
    expect(own.length).toBeLessThan(all.length / 2);
    await close();
  });
});

test("the script adds the rules that the document lacks", async () => {
  const { page, messages, close } = await open(site.browser, { viewport: VIEWPORTS.desktop });
  await page.goto(`${site.server.origin}/contacts`, { waitUntil: "networkidle" });
  const { own, added, lacking } = await page.evaluate((css) => {
    const rulesOf = (sheets: Iterable<CSSStyleSheet>) =>
      [...sheets].flatMap(({ cssRules }) => [...cssRules].flatMap((rule) => flat(rule, "")));
    const flat = (rule: CSSRule, group: string): string[] =>
      rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)
        ? [...rule.cssRules].flatMap((inner) => flat(inner, group + rule.cssText.split("{", 1)))
        : [group + rule.cssText];
    const own = rulesOf(document.styleSheets);
    const whole = new CSSStyleSheet();
    whole.replaceSync(css);
    const lacking = rulesOf([whole]).filter((rule) => !own.includes(rule));
    return { own, added: rulesOf(document.adoptedStyleSheets), lacking };
  }, stylesheet);
  expect(added).toEqual(lacking);
  expect(added.length).toBeGreaterThan(own.length);
  // A second set of typefaces would be loaded again.
  expect(own.filter((rule) => rule.startsWith("@font-face")).length).toBeGreaterThan(2);
  expect(added.filter((rule) => rule.startsWith("@font-face"))).toEqual([]);
  expect(messages).toEqual([]);
  await close();
});

describe("what the script adds overrides nothing that comes later in the stylesheet", () => {
  test.each(KINDS)("on %s", async (path) => {
    const { page, close } = await open(site.browser, { viewport: VIEWPORTS.desktop });
    await page.goto(site.server.origin + path, { waitUntil: "networkidle" });
    expect(await findReversedRules(page, selectors, documents)).toEqual([]);
    await close();
  });
});
