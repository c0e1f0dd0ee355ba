/** Media conditions that always and never match. */
const ALWAYS = "(width >= 0px)";
const NEVER = "(width < 0px)";

/** Applies the page's styles for browsers without scripts: complete lists, and no controls that need scripts. */
export function applyPlainStyles(): void {
  for (const sheet of document.styleSheets) change(sheet.cssRules);
}

function change(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes("scripting")) {
      rule.media.mediaText = rule.media.mediaText
        .replaceAll("(scripting: none)", ALWAYS)
        .replaceAll("(scripting: enabled)", NEVER);
    }
    if (rule instanceof CSSGroupingRule) change(rule.cssRules);
  }
}
