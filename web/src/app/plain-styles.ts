/** Media conditions on scripting, and conditions to replace them with that always or never match. */
const SWAPS = [
  ["(scripting: none)", "(width >= 0px)"],
  ["(scripting: enabled)", "(width < 0px)"],
] as const;

let isPlain = false;

/** Applies or removes the styles for browsers without scripts: complete lists, and no controls that need scripts. */
export function setPlainStyles(plain: boolean): void {
  if (plain === isPlain) return;
  isPlain = plain;
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  for (const sheet of sheets) change(sheet.cssRules, plain);
}

function change(rules: CSSRuleList, plain: boolean): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      for (const [scripts, fixed] of SWAPS) {
        const [from, to] = plain ? [scripts, fixed] : [fixed, scripts];
        const { mediaText } = rule.media;
        if (mediaText.includes(from)) rule.media.mediaText = mediaText.replaceAll(from, to);
      }
    }
    if (rule instanceof CSSGroupingRule) change(rule.cssRules, plain);
  }
}
