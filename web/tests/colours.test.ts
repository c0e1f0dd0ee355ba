import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const TOKENS = "web/src/styles/tokens.css";

/** Folders whose files show colours to visitors, with the files' endings. */
const SOURCES = [
  ["web/src", /\.(css|tsx?)$/],
  ["core-wasm/src/wasm", /\.rs$/],
  ["reconcile/src/wasm", /\.(rs|frag|vert)$/],
  ["server/templates", /\.html$/],
  ["server/src/seo", /\.rs$/],
] as const;

/** Colour values. Black and white are allowed: they mask, print and cast shadows. */
const COLOUR =
  /#(?!(?:000|fff)(?:\b|000\b|fff\b))(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?=["'\\;,) ]|$)|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!0 0 0\b|255 255 255\b)/gim;

function coloursIn(text: string): string[] {
  return [...text.matchAll(COLOUR)].map(([found]) => found);
}

test.each(SOURCES)("%s takes its colours from the tokens", (folder, ending) => {
  const files = readdirSync(root + folder, { recursive: true, encoding: "utf8" }).map(
    (name) => `${folder}/${name}`,
  );
  const checked = files.filter((file) => ending.test(file) && file !== TOKENS);
  expect(checked.length).toBeGreaterThan(0);
  const found = checked.flatMap((file) =>
    coloursIn(readFileSync(root + file, "utf8")).map((value) => `${file}: ${value}`),
  );
  expect(found).toEqual([]);
});

test("every custom property that a stylesheet uses is defined", () => {
  const files = readdirSync(`${root}web/src`, { recursive: true, encoding: "utf8" });
  const read = (ending: RegExp) =>
    files.filter((file) => ending.test(file)).map((file) => readFileSync(`${root}web/src/${file}`, "utf8"));
  const sheets = read(/\.css$/);
  const defined = new Set([
    ...sheets.flatMap((text) => [...text.matchAll(/(?<=^|[\s{;])--[\w-]+(?=\s*:)/g)].map(([name]) => name)),
    ...read(/\.tsx?$/).flatMap((text) =>
      [...text.matchAll(/(?<=["'`])--[\w-]+(?=["'`])/g)].map(([name]) => name),
    ),
    // Base UI sets these at its popups.
    ...["--anchor-width", "--available-height", "--available-width", "--transform-origin"],
  ]);
  const used = sheets.flatMap((text) =>
    [...text.matchAll(/(?<=var\()--[\w-]+(?=\s*\))/g)].map(([name]) => name),
  );
  expect(used.length).toBeGreaterThan(1_000);
  expect([...new Set(used)].filter((name) => !defined.has(name))).toEqual([]);
});
