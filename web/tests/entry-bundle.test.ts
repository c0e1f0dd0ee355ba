import { readFile, stat } from "node:fs/promises";
import { expect, test } from "vitest";

interface Chunk {
  readonly file: string;
  readonly imports?: string[];
}

test("the document's script loads little code before the first paint", async () => {
  const client = new URL("../dist/client/", import.meta.url);
  const manifest = await readFile(new URL(".vite/manifest.json", client), "utf8");
  const chunks = JSON.parse(manifest) as Record<string, Chunk>;
  const entry = chunks["src/app/entry-client.ts"];
  const imported = (entry?.imports ?? []).map((key) => chunks[key]);
  expect(imported.flatMap((chunk) => chunk?.imports ?? [])).toEqual([]);
  const files = [entry, ...imported].map((chunk) => chunk?.file ?? "missing");
  const sizes = await Promise.all(files.map(async (file) => (await stat(new URL(file, client))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(4_000);
});
