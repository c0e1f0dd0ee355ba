// Copies the flags of country-flag-icons to public/flags, named by ISO code. Run with `node tools/flags.mjs`; the result
// is committed.

import { copyFile, mkdir, readdir, rm } from "node:fs/promises";

const source = new URL("../node_modules/country-flag-icons/3x2/", import.meta.url);
const files = (await readdir(source)).filter((name) => /^[A-Z]{2}\.svg$/.test(name));
const folder = new URL("../public/flags/", import.meta.url);
await rm(folder, { recursive: true, force: true });
await mkdir(folder);
await Promise.all(files.map((name) => copyFile(new URL(name, source), new URL(name.toLowerCase(), folder))));
