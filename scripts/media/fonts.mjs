// Subsets the two fonts to the characters that the site can show: run `node scripts/media/fonts.mjs` from the root. The
// results are committed, so that a build needs neither this script nor the sources.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";

const web = new URL("../../web/", import.meta.url);
const require = createRequire(new URL("package.json", web));
const subsetFont = require("subset-font");
const output = new URL("src/assets/fonts/", web);

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

// Needed for the first paint of every page, and preloaded: the letters of English, the most frequent ones of names in
// it, and its punctuation. `web/src/styles/fonts.css` has the same characters as ranges.
const NAMES = "áéíñóöü";
const PUNCTUATION = "–—‘’“”…•·©°×−→\u00a0";
// Signs of programs and file formats.
const RARE = "#*<=>[\\]^`{|}~";
const BASIC = [...range(0x20, 0x7e), ...NAMES, ...PUNCTUATION]
  .filter((letter) => !RARE.includes(letter))
  .join("");
// The other letters of western Europe, for towns and names from editors and visitors, and symbols.
const SYMBOLS = "‚„′″‹›€™←↑↓↗≤≥≈\u2009\u200b\ufffd";
const LATIN_1 = [...RARE, ...range(0xa1, 0xff), ..."ıŒœŠšŸŽžƒ", ...SYMBOLS]
  .filter((letter) => !BASIC.includes(letter))
  .join("");
// Latin Extended-A and the Romanian letters.
const LATIN_EXTENDED = `${range(0x100, 0x17f)}ȘșȚț`;

// The features that the styles use: kerning, marks, and tabular figures. The unused alternates are most of a font file.
const FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"];
const FAMILIES = [
  { family: "inter", weights: { min: 400, max: 600 } },
  { family: "sora", weights: 600 },
];
/** Subsets that pages load, with the source file of each. */
const SETS = [
  { set: "basic", source: "latin", text: BASIC },
  { set: "latin-1", source: "latin", text: LATIN_1 },
  { set: "latin-ext", source: "latin-ext", text: LATIN_EXTENDED },
];

// The font of share images: one weight, in a format that programs other than browsers read.
const SHARED = {
  family: "sora",
  weight: 600,
  output: new URL("../../server/assets/fonts/", import.meta.url),
};

await mkdir(output, { recursive: true });
await mkdir(SHARED.output, { recursive: true });
for (const { family, weights } of FAMILIES) {
  for (const { set, source, text } of SETS) {
    const options = { targetFormat: "woff2", keepFeatures: FEATURES, variationAxes: { wght: weights } };
    await write(
      output,
      `${family}-${set}.woff2`,
      await subsetFont(await sourceOf(family, source), text, options),
    );
  }
}
for (const [source, text] of [
  ["latin", BASIC + LATIN_1],
  ["latin-ext", LATIN_EXTENDED],
]) {
  const options = { targetFormat: "sfnt", variationAxes: { wght: SHARED.weight } };
  const font = await subsetFont(await sourceOf(SHARED.family, source), text, options);
  await write(SHARED.output, `${SHARED.family}-${source}-${SHARED.weight}.ttf`, font);
}

function sourceOf(family, set) {
  return readFile(require.resolve(`@fontsource-variable/${family}/files/${family}-${set}-wght-normal.woff2`));
}

async function write(folder, name, font) {
  await writeFile(new URL(name, folder), font);
  process.stdout.write(`${name} ${(font.length / 1000).toFixed(1)} kB\n`);
}
