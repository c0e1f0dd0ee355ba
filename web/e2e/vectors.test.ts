import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { type Replay, replayVectors } from "../tests/fixtures/replay-vectors.ts";
import { LEAST_VECTORS, readVectorFolder } from "../tests/fixtures/vector-folder.ts";
import { test } from "./support/test.ts";

/** Returns the address of the core in the production build. */
function coreFile(): string {
  const name = "src/core/instance.ts";
  const manifest = JSON.parse(
    readFileSync(new URL("../dist/client/.vite/manifest.json", import.meta.url), "utf8"),
  ) as Record<string, { readonly file: string }>;
  const chunk = manifest[name];
  if (!chunk) throw new Error(`the build has no ${name}`);
  return `/${chunk.file}`;
}

/** Source of a function that starts the core as the site does, but without the guard. Runs in the page. */
const START = "async (file) => (await import(file)).startCore((exports) => exports)";

test("the permanent vectors pass in the browser's core under the site's policy", async ({
  page,
  messages,
}) => {
  await page.goto("/privacy-policy");
  const input = JSON.stringify({ file: coreFile(), folder: readVectorFolder() });
  // The function's source text runs in the page: it has no outer references. The page holds a reference to the promise,
  // which could be garbage-collected otherwise.
  const replay = await page.evaluate<Replay>(
    `window.replay = (async ({ file, folder }) => (${replayVectors.toString()})(await (${START})(file), folder))(${input})`,
  );
  expect(replay.findings).toEqual([]);
  expect(Object.values(replay.played).reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(
    LEAST_VECTORS,
  );
  expect(messages).toEqual([]);
});
