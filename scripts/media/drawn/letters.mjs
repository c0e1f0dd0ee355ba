// Words in Sora as outlines, so that a logo looks the same without the font.

import { readFile } from "node:fs/promises";
import { load, packageFile } from "./tools.mjs";

const opentype = await load("opentype.js");
const parse = opentype.parse ?? opentype.default.parse;
const fonts = new Map();

async function font(weight) {
  if (!fonts.has(weight)) {
    const file = await readFile(packageFile(`@fontsource/sora/files/sora-latin-${weight}-normal.woff`));
    fonts.set(weight, parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength)));
  }
  return fonts.get(weight);
}

/** Returns the path data. The package's own turns a coordinate that is just above an integer into NaN. */
const pathData = (commands) =>
  commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const numbers = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
      return `${type}${numbers.map((value) => Number(value.toFixed(2))).join(" ")}`;
    })
    .join("");

/** Returns the outline of `word` with its baseline at `y`: path data, and the x where it ends. */
export async function outline(word, x, y, size, { weight = 600, tracking = -0.02 } = {}) {
  const face = await font(weight);
  const path = face.getPath(word, x, y, size, { kerning: true, letterSpacing: tracking });
  const end = path.getBoundingBox().x2;
  return { d: pathData(path.commands), end: Math.ceil(end) };
}
