import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Replay, replayVectors } from "../tests/fixtures/replay-vectors.ts";
import { LEAST_VECTORS, readVectorFolder } from "../tests/fixtures/vector-folder.ts";
import { open, VIEWPORTS } from "./support/browser.ts";

interface Chunk {
  readonly file: string;
}

import { siteForTests } from "./support/site.ts";

const site = siteForTests();

const glueFile = "../pkg/core_wasm_bg.js";
const moduleFile = "../pkg/core_wasm_bg.wasm";

/** The addresses of the core's glue and of the module itself in the production build. */
function coreFiles(): { readonly glue: string; readonly module: string } {
  const manifest = JSON.parse(
    readFileSync(new URL("../dist/client/.vite/manifest.json", import.meta.url), "utf8"),
  ) as Record<string, Chunk>;
  const file = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the build has no ${name}`);
    return `/${chunk.file}`;
  };
  return { glue: file(glueFile), module: file(moduleFile) };
}

/** Starts the core as the site does, without its guard. Runs in the page. */
const START = `async ({ glue, module }) => {
  const core = await import(glue);
  const { instance } = await WebAssembly.instantiateStreaming(fetch(module), { "./core_wasm_bg.js": core });
  core.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return core;
}`;

test("the permanent vectors hold in the browser's own core, under the site's policy", async () => {
  const { page, messages, close } = await open(site.browser, { viewport: VIEWPORTS.desktop });
  await page.goto(`${site.server.origin}/privacy-policy`);
  const input = JSON.stringify({ files: coreFiles(), folder: readVectorFolder() });
  // The function's text is run as it stands: it needs nothing from around it.
  const replay = await page.evaluate<Replay>(
    `(async ({ files, folder }) => (${replayVectors.toString()})(await (${START})(files), folder))(${input})`,
  );
  expect(replay.findings).toEqual([]);
  expect(Object.values(replay.played).reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(
    LEAST_VECTORS,
  );
  expect(messages).toEqual([]);
  await close();
});
