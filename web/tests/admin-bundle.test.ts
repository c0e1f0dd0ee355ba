import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

interface Chunk {
  readonly file: string;
  readonly imports?: string[];
  readonly dynamicImports?: string[];
}

/** Returns the names of all chunks that a page may load. */
function reachable(chunks: Record<string, Chunk>, entry: string): Set<string> {
  const found = new Set([entry]);
  for (const key of found) {
    for (const next of [...(chunks[key]?.imports ?? []), ...(chunks[key]?.dynamicImports ?? [])])
      found.add(next);
  }
  return found;
}

test("the back office and public pages share no chunk", async () => {
  const manifest = new URL("../dist/client/.vite/manifest.json", import.meta.url);
  const chunks = JSON.parse(await readFile(manifest, "utf8")) as Record<string, Chunk>;
  const site = reachable(chunks, "src/app/entry-client.ts");
  const admin = reachable(chunks, "src/admin/main.tsx");
  expect(site.size).toBeGreaterThan(10);
  // The bundler's own helpers.
  const shared = [...admin].filter((key) => site.has(key) && !key.startsWith("_rolldown-runtime"));
  expect(shared).toEqual([]);
});
