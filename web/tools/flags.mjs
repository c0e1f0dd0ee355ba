// Writes the flags from country-flag-icons, named by ISO code: a file per country in public/flags for offices, and
// src/assets/flags.svg, a sprite that the country picker loads when first opened. Run with `node tools/flags.mjs`; the
// result is committed.

import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";

const source = new URL("../node_modules/country-flag-icons/3x2/", import.meta.url);
const files = (await readdir(source)).filter((name) => /^[A-Z]{2}\.svg$/.test(name)).sort();

const symbols = await Promise.all(
  files.map(async (name) => {
    const svg = await readFile(new URL(name, source), "utf8");
    const iso = name.slice(0, 2);
    const [, viewBox, content] = /viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(svg);
    // Makes ids, which are unique in a file, unique in the sprite.
    const named = content
      .replace(/\bid="([^"]+)"/g, `id="${iso}-$1"`)
      .replace(/(url\(#|href="#)/g, `$1${iso}-`);
    return `<symbol id="${iso}" viewBox="${viewBox}">${named}</symbol>`;
  }),
);

await writeFile(
  new URL("../src/assets/flags.svg", import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${symbols.join("")}</svg>\n`,
);

const folder = new URL("../public/flags/", import.meta.url);
await rm(folder, { recursive: true, force: true });
await mkdir(folder);
await Promise.all(files.map((name) => copyFile(new URL(name, source), new URL(name.toLowerCase(), folder))));
