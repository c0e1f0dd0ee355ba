import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

const LEFT_OUT = new Set(["deprecated", "wcag2aaa"]);

/**
 * All rules of axe, including experimental rules and rules that are off by default, such as target size. Excludes
 * deprecated rules, rules of level AAA, and `hidden-content`, which only requests a review: the tests of menus and
 * dialogs open hidden content.
 */
const RULES = axe
  .getRules()
  .filter(({ ruleId, tags }) => !tags.some((tag) => LEFT_OUT.has(tag)) && ruleId !== "hidden-content")
  .map(({ ruleId }) => ruleId);

/** Returns the rule and elements of each violation that axe finds on the current page or in a part of it. */
export async function violations(page: Page, part?: string): Promise<string[]> {
  // The site's pages contain no frames, and the frames of the back office show pages that other tests check, so the legacy
  // mode is enough, which avoids a second page per run.
  const builder = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: { type: "rule", values: RULES }, resultTypes: ["violations"], iframes: false });
  const found = await (part ? builder.include(part) : builder).analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}`));
}

/** Expects no violation of these rules on the page or in a part of it. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  expect(await violations(page, part)).toEqual([]);
}
