// Sizes as a browser receives them (brotli, quality 11) against the budgets that the project gives itself.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const root = join(import.meta.dirname, "../..");
const kB = 1000;

const brotli = (bytes) =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }).length;

/** The client build's files of one ending, as one number: what all of them weigh compressed. */
const assets = (ending) =>
  readdirSync(join(root, "web/dist/client/assets"))
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(root, "web/dist/client/assets", name)));

const sum = (sizes) => sizes.reduce((total, size) => total + size, 0);

const budgets = [
  // Fonts are compressed already: their own size counts.
  {
    what: "WebAssembly",
    limit: Number(process.env.WASM_LIMIT ?? 78) * kB,
    size: brotli(readFileSync(join(root, "pkg/core_wasm_bg.wasm"))),
  },
  { what: "style", limit: 20 * kB, size: sum(assets(".css").map(brotli)) },
  { what: "fonts", limit: 70 * kB, size: sum(assets(".woff2").map((bytes) => bytes.length)) },
];

let broken = false;
for (const { what, limit, size } of budgets) {
  const over = size > limit;
  broken ||= over;
  console.log(
    `${what.padEnd(14)} ${(size / kB).toFixed(1).padStart(7)} kB of ${(limit / kB).toFixed(0)} kB${over ? "   TOO LARGE" : ""}`,
  );
}
console.log(`summary: ${budgets.map(({ what, size }) => `${what} ${(size / kB).toFixed(1)} kB`).join(", ")}`);
process.exit(broken ? 1 : 0);
