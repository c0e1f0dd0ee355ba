// Loads packages of the drawing scripts, which are in the media cache and not among the site's dependencies.

import { mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const cache = createRequire(`${process.env.MEDIA_NODE}/`);

/** Returns the path of a file in one of those packages. */
export const packageFile = (path) => `${process.env.MEDIA_NODE}/node_modules/${path}`;
export const load = (name) => import(pathToFileURL(cache.resolve(name)).href);

export const root = new URL("../../../", import.meta.url);
export const publicFolder = new URL("web/public/", root);
export const mediaFolder = new URL("media/", publicFolder);

export async function save(folder, name, content) {
  const target = fileURLToPath(new URL(name, folder));
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}

export const ink = "#04141A";
export const abyss = "#062A33";
export const deep = "#0A4450";
export const teal = "#0FB5AE";
export const cyan = "#38D6F5";
export const mist = "#E6F3F4";

/** Returns a generator of numbers from 0 to 1 that depend only on the name (FNV-1a, mulberry32). */
export function seeded(name) {
  let state = [...name].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619),
    2166136261,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const round = (value) => Number(value.toFixed(2));

/** Returns a closed path through points. */
export const polygon = (points) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;

/** Returns the point at an angle (degrees, clockwise from the top) and distance from a centre. */
export const polar = (cx, cy, radius, degrees) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
};
