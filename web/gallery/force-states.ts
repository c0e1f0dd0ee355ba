/** States caused by a pointer or a key, each with the selector that replaces it below `data-force`. */
const STAND_INS = [
  [/:hover\b/g, ':is([data-force~="hover"] *)'],
  [/:focus-visible\b/g, ':is([data-force~="focus"] :is(a, button, input, textarea, summary))'],
  [/:active\b/g, ':is([data-force~="active"] *)'],
] as const;

/**
 * Lets `data-force="hover"`, `focus` or `active` show a state without a pointer: each rule for one of these states is
 * written a second time, with the attribute in its place. Styles that arrive later, by hot reload, are followed.
 */
export function forceStates(): void {
  const forced = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, forced];
  const write = () => forced.replaceSync([...document.styleSheets].map(rulesOf).join("\n"));
  new MutationObserver(write).observe(document.head, { childList: true, characterData: true, subtree: true });
  write();
}

function rulesOf(sheet: { readonly cssRules: CSSRuleList }): string {
  return [...sheet.cssRules].map(forcedRule).join("\n");
}

function forcedRule(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) {
    const selector = STAND_INS.reduce(
      (text, [state, standIn]) => text.replace(state, standIn),
      rule.selectorText,
    );
    return selector === rule.selectorText ? "" : `${selector} { ${rule.style.cssText} }`;
  }
  if (rule instanceof CSSMediaRule) return `@media ${rule.conditionText} { ${rulesOf(rule)} }`;
  if (rule instanceof CSSSupportsRule) return `@supports ${rule.conditionText} { ${rulesOf(rule)} }`;
  return "";
}
