import AxeBuilder from "@axe-core/playwright";
import axe from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const LEFT_OUT = new Set(["deprecated", "wcag2aaa"]);

/**
 * Every rule that axe has, the experimental ones and those that are off by default (the size of targets, say) among
 * them. Left out are the deprecated ones, those of level AAA, and `hidden-content`, which finds nothing: it asks for a
 * look at whatever is hidden, which the tests of menus and dialogs take by opening it.
 */
const RULES = axe
  .getRules()
  .filter(({ ruleId, tags }) => !tags.some((tag) => LEFT_OUT.has(tag)) && ruleId !== "hidden-content")
  .map(({ ruleId }) => ruleId);

/** What axe finds on the page as it stands: the rule, and where it is broken. */
export async function violations(page: Page): Promise<string[]> {
  // No page holds a frame: the old way of asking them all spares a second page for each run.
  const found = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: { type: "rule", values: RULES }, resultTypes: ["violations"] })
    .analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}`));
}

/** Nothing that any of those rules forbids. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
}
