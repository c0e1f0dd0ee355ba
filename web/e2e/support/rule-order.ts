import { specificity } from "parsel-js";
import type { Page } from "playwright-core";
import postcss from "postcss";
import { isForPaper, readRules, type StyleRule } from "../../tools/page-styles-plugin.ts";

/** A selector of a rule of the stylesheet. */
export interface Selector {
  /** Index of the rule in the stylesheet. */
  readonly rule: number;
  /** The rule with the groups around it. */
  readonly css: string;
  /** False for rules that are for paper only. */
  readonly paints: boolean;
  /** Selects the elements that match in some state, or with a pseudo-element. */
  readonly anyState: string;
  readonly pseudoElement: string;
  readonly specificity: string;
  /** Classes that the selector requires. */
  readonly classes: readonly string[];
}

/** Returns a rule with the groups around it, in one line. */
export function wholeRule({ groups, css }: StyleRule): string {
  return groups.join("") + css + "}".repeat(groups.length);
}

/** Reads the selectors of a stylesheet's rules, in order. */
export function readSelectors(css: string): Selector[] {
  return readRules(css).flatMap((rule, index) => {
    const node = postcss.parse(rule.css).first;
    const selectors = node?.type === "rule" ? node.selectors : [];
    return selectors.map((selector, at) => ({
      rule: index,
      css: wholeRule(rule),
      paints: !isForPaper(rule),
      anyState: inAnyState(selector),
      pseudoElement: selector.match(/::[\w-]+|:(before|after)/)?.[0].replace("::", ":") ?? "",
      specificity: specificity(selector).join(),
      classes: rule.selectors[at] ?? [],
    }));
  });
}

/** Returns a selector of the elements that match in some state, or with a pseudo-element. */
function inAnyState(selector: string): string {
  return selector
    .replace(/::[\w-]+(\([^()]*\))?|:(before|after)/g, "")
    .replace(/:(hover|focus-visible|focus-within|focus|active|target|popover-open|autofill)/g, "")
    .replace(/(^|[\s>+~,(])(?=$|[\s>+~,)])/g, "$1*");
}

/**
 * Returns pairs of rules of which both match an element of the page and the later one overrides the earlier, only
 * because it comes later, while one of the documents has the later rule alone. There the script would add the earlier
 * one after it. Each part of a document counts as a document: other pages may have that part, and not the others.
 */
export function findReversedRules(
  page: Page,
  selectors: readonly Selector[],
  documents: readonly string[],
): Promise<string[]> {
  return page.evaluate(
    ({ selectors, documents }) => {
      const classesOf = (element: Element) =>
        new Set([element, ...element.querySelectorAll("*")].flatMap(({ classList }) => [...classList]));
      const parts = documents.flatMap((html) => {
        const { body } = new DOMParser().parseFromString(html, "text/html");
        return [body, ...body.querySelectorAll("header, footer, main > *")].map(classesOf);
      });

      /** Indexes of the parts that have a rule, by the rule. */
      const places = new Map<number, Set<number>>();
      for (const { rule, classes } of selectors) {
        const found = places.get(rule) ?? new Set();
        parts.forEach((part, index) => {
          if (classes.every((name) => part.has(name))) found.add(index);
        });
        places.set(rule, found);
      }

      const declared = new Map<string, ReadonlySet<string>>();
      const propertiesOf = (css: string): ReadonlySet<string> => {
        const known = declared.get(css);
        if (known) return known;
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        let rule = sheet.cssRules[0];
        while (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) rule = rule.cssRules[0];
        const found = new Set(rule instanceof CSSStyleRule ? rule.style : []);
        declared.set(css, found);
        return found;
      };

      const matching = new Map<Element, number[]>();
      selectors.forEach(({ anyState }, index) => {
        for (const element of document.querySelectorAll(anyState)) {
          matching.set(element, [...(matching.get(element) ?? []), index]);
        }
      });
      const reversed = new Set<string>();
      const sets = new Set([...matching.values()].map((indexes) => indexes.join()));
      for (const set of sets) {
        const matches = set.split(",").flatMap((index) => selectors[Number(index)] ?? []);
        for (const earlier of matches) {
          for (const later of matches) {
            if (later.rule <= earlier.rule || later.specificity !== earlier.specificity) continue;
            if (later.pseudoElement !== earlier.pseudoElement) continue;
            const properties = propertiesOf(earlier.css);
            if (![...propertiesOf(later.css)].some((property) => properties.has(property))) continue;
            const together = places.get(earlier.rule);
            const alone = [...(places.get(later.rule) ?? [])].some((part) => !together?.has(part));
            if (alone) reversed.add(`${earlier.css}  <  ${later.css}`);
          }
        }
      }
      return [...reversed];
    },
    { selectors, documents },
  );
}
