import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

test("the build of public pages contains no module of the back office", async () => {
  const manifest = new URL("../dist/client/.vite/manifest.json", import.meta.url);
  const chunks = JSON.parse(await readFile(manifest, "utf8")) as Record<string, unknown>;
  expect(Object.keys(chunks).length).toBeGreaterThan(10);
  expect(Object.keys(chunks).filter((key) => key.includes("admin"))).toEqual([]);
});
