import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

test("the build of public pages contains no module of the back office", async () => {
  const manifest = new URL("../dist/client/.vite/manifest.json", import.meta.url);
  const chunks = JSON.parse(await readFile(manifest, "utf8")) as Record<string, unknown>;
  expect(Object.keys(chunks).length).toBeGreaterThan(10);
  expect(Object.keys(chunks).filter((key) => key.includes("admin"))).toEqual([]);
});

test("the forms of the back office do not load the sections of public pages", async () => {
  const manifest = new URL("../dist/admin/.vite/manifest.json", import.meta.url);
  const chunks = JSON.parse(await readFile(manifest, "utf8")) as Record<string, Chunk>;
  const files = (key: string, found = new Set<string>()): Set<string> => {
    const chunk = chunks[key];
    if (!chunk || found.has(chunk.file)) return found;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) files(imported, found);
    return found;
  };
  const editor = [...files("src/admin/content/editor/editor.tsx")];
  expect(editor.length).toBeGreaterThan(3);
  expect(editor.filter((file) => file.includes("/site-"))).toEqual([]);
});
