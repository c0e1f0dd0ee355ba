/** Conditions that no window fails, and none meets. */
const ALWAYS = "(width >= 0px)";
const NEVER = "(width < 0px)";

/** Gives the page the styles that it has without scripts: every list is there in full, and no control that does nothing. */
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
