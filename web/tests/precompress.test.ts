import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { precompressFolder } from "../tools/precompress-plugin.ts";

test("only served text files get both compressed copies", async () => {
  const folder = mkdtempSync(join(tmpdir(), "precompress-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await Promise.all(["assets", ".vite"].map(async (name) => mkdir(join(folder, name))));
  const text = "export const answer = 42;\n".repeat(60);
  const bodies = {
    "assets/a.js": text,
    "icon.svg": text,
    "assets/b.js": "short",
    "hero.avif": text,
    ".vite/m.json": text,
  };
  await Promise.all(Object.entries(bodies).map(async ([name, body]) => writeFile(join(folder, name), body)));

  await precompressFolder(folder);

  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const coded = names.filter((name) => /\.(br|gz)$/.test(name)).sort();
  expect(coded).toEqual(["assets/a.js.br", "assets/a.js.gz", "icon.svg.br", "icon.svg.gz"]);
  for (const name of coded) {
    const decode = name.endsWith(".br") ? brotliDecompressSync : gunzipSync;
    expect(decode(readFileSync(join(folder, name))).toString()).toBe(text);
  }
});
