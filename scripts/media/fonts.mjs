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

// What the server sets share images in: one weight, in a format that programs other than browsers read.
const SHARED = {
  family: "sora",
  weight: 600,
  output: new URL("../../server/assets/fonts/", import.meta.url),
};

await mkdir(output, { recursive: true });
await mkdir(SHARED.output, { recursive: true });
for (const { family, set, text, weights } of FACES) {
  const source = require.resolve(`@fontsource-variable/${family}/files/${family}-${set}-wght-normal.woff2`);
  const font = await subsetFont(await readFile(source), text, {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
  });
  await write(output, `${family}-${set}.woff2`, font);
  if (family === SHARED.family) {
    const still = await subsetFont(await readFile(source), text, {
      targetFormat: "sfnt",
      variationAxes: { wght: SHARED.weight },
    });
    await write(SHARED.output, `${family}-${set}-${SHARED.weight}.ttf`, still);
  }
}

async function write(folder, name, font) {
  await writeFile(new URL(name, folder), font);
  process.stdout.write(`${name} ${(font.length / 1000).toFixed(1)} kB\n`);
}
