import { expect, test } from "vitest";
import { readRules } from "../tools/page-styles-plugin.ts";

test.each([
  ["html{x:y}", [{ groups: [], css: "html{x:y}", selectors: [[]] }]],
  [".a .b>c,.d{x:y}", [{ groups: [], css: ".a .b>c,.d{x:y}", selectors: [["a", "b"], ["d"]] }]],
  [".a:not(.b,.c:is(.d)):hover::before{x:y}", [{ selectors: [["a"]] }]],
  ["[data-x='.b'].a{x:y}", [{ selectors: [["a"]] }]],
  [".a:has(>.b){x:y}", [{ selectors: [["a"]] }]],
  [
    "@media (width>=48rem){.a{x:y}@supports (x:y){.b{x:y}}}",
    [
      { groups: ["@media (width>=48rem){"], css: ".a{x:y}", selectors: [["a"]] },
      { groups: ["@media (width>=48rem){", "@supports (x:y){"], css: ".b{x:y}", selectors: [["b"]] },
    ],
  ],
  [".a{\n  x: y;\n}", [{ css: ".a{ x: y; }", selectors: [["a"]] }]],
  ["@starting-style{.a{x:y}}", [{ groups: ["@starting-style{"], selectors: [["a"]] }]],
  ["@keyframes k{0%{x:y}}", [{ groups: [], css: "@keyframes k{0%{x:y}}", selectors: [[]] }]],
])("reads the rules of %s", (css, rules) => {
  expect(readRules(css)).toMatchObject(rules);
});
