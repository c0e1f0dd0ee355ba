import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

test("the document's script imports nothing, so that one file comes before the first paint", async () => {
  const manifest = new URL("../dist/client/.vite/manifest.json", import.meta.url);
  const chunks = JSON.parse(await readFile(manifest, "utf8")) as Record<string, { imports?: string[] }>;
  expect(chunks["src/app/entry-client.ts"]).toBeDefined();
  expect(chunks["src/app/entry-client.ts"]?.imports ?? []).toEqual([]);
});
