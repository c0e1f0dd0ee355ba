import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Returns the code points that a face declares, as pairs of first and last. */
function rangesOf(file: string): [number, number][] {
  const styles = readFileSync(`${root}web/src/styles/fonts.css`, "utf8");
  const face = styles.split("@font-face").find((text) => text.includes(`/${file}.woff2`)) ?? "";
  const ranges = /unicode-range:([^;]*);/.exec(face)?.[1] ?? "";
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, first = "", last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ]);
}

function filesBelow(folder: string, ending: string): string[] {
  if (!existsSync(`${root}${folder}`)) return [];
  return readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);
}

/** White space, and signs of the files' formats, which few pages show. */
const SYNTAX = /[\n\t\r#*<=>[\\\]^`{|}~]/g;

test.each(["inter", "sora"])("the preloaded set of %s has every letter of the content", (family) => {
  const ranges = rangesOf(`${family}-basic`);
  expect(ranges.length).toBeGreaterThan(10);
  const has = (code: number) => ranges.some(([first, last]) => first <= code && code <= last);
  const files = [...filesBelow("content", ".yaml"), ...filesBelow("content", ".md"), "site.toml"];
  expect(files.length).toBeGreaterThan(5);
  const missing = files.flatMap((file) => {
    const letters = new Set(readFileSync(root + file, "utf8").replaceAll(SYNTAX, ""));
    return [...letters]
      .filter((letter) => !has(letter.codePointAt(0) ?? 0))
      .map((letter) => `${file}: ${letter}`);
  });
  expect(missing).toEqual([]);
});

test("the display font is not used with tabular figures: Sora's tabular 1 has a slab serif", () => {
  const styles = filesBelow("web/src", ".css");
  expect(styles.length).toBeGreaterThan(40);
  const slabs = styles.filter((file) =>
    readFileSync(root + file, "utf8")
      .split("}")
      .some((rule) => rule.includes("--font-display") && rule.includes("tabular-nums")),
  );
  expect(slabs).toEqual([]);
});

test("no width uses ch: the width of the zero changes when a font loads", () => {
  const styles = filesBelow("web/src", ".css");
  expect(styles.length).toBeGreaterThan(50);
  const measured = styles.filter((file) => /:[^;{}]*[\d.]ch\b/.test(readFileSync(root + file, "utf8")));
  expect(measured).toEqual([]);
});
