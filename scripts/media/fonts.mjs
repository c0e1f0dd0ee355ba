// Subsets the two typefaces to what the site can show: run with `node scripts/media/fonts.mjs` from the root.
// The results are committed, so that a build needs neither this script nor the sources.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";

const web = new URL("../../web/", import.meta.url);
const require = createRequire(new URL("package.json", web));
const subsetFont = require("subset-font");
const output = new URL("src/assets/fonts/", web);

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

const PUNCTUATION = "–—‘’‚“”„…•·′″‹›«»€£¥©®™°±×÷−→←↑↓↗≤≥≈\u00a0\u2009\u200b\ufffd";
// Basic Latin and the letters of Latin-1: the copy, and the names and towns of most of western Europe.
const LATIN = [range(0x20, 0x7e), range(0xa1, 0xff), "ıŒœŠšŸŽžƒ", PUNCTUATION].join("");
// Latin Extended-A and the Romanian letters: names that editors and visitors bring.
const LATIN_EXTENDED = `${range(0x100, 0x17f)}ȘșȚț`;

const FACES = [
  { family: "inter", set: "latin", text: LATIN, weights: { min: 400, max: 600 } },
  { family: "inter", set: "latin-ext", text: LATIN_EXTENDED, weights: { min: 400, max: 600 } },
  { family: "sora", set: "latin", text: LATIN, weights: { min: 400, max: 700 } },
  { family: "sora", set: "latin-ext", text: LATIN_EXTENDED, weights: { min: 400, max: 700 } },
];

await mkdir(output, { recursive: true });
for (const { family, set, text, weights } of FACES) {
  const source = require.resolve(`@fontsource-variable/${family}/files/${family}-${set}-wght-normal.woff2`);
  const font = await subsetFont(await readFile(source), text, {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
  });
  const name = `${family}-${set}.woff2`;
  await writeFile(new URL(name, output), font);
  process.stdout.write(`${name} ${(font.length / 1000).toFixed(1)} kB\n`);
}
