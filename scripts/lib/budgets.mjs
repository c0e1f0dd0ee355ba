// Compares transfer sizes (brotli, quality 11) with the budgets of budgets.json, in kilobytes of 1000 bytes.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotli } from "./brotli.mjs";

const root = join(import.meta.dirname, "../..");
const kB = 1000;
const limits = JSON.parse(readFileSync(join(import.meta.dirname, "budgets.json"), "utf8"));

/** Returns the client build's files with one extension. */
const assets = (ending) =>
  readdirSync(join(root, "web/dist/client/assets"))
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(root, "web/dist/client/assets", name)));

const sum = (sizes) => sizes.reduce((total, size) => total + size, 0);

const budgets = [
  // Fonts are already compressed: their file size counts.
  {
    what: "WebAssembly",
    limit: limits.wasm * kB,
    size: brotli(readFileSync(join(root, "pkg/core_wasm_bg.wasm"))),
  },
  {
    what: "live field",
    limit: limits.reconcileWasm * kB,
    size: brotli(readFileSync(join(root, "pkg/reconcile/reconcile_bg.wasm"))),
  },
  { what: "style", limit: limits.style * kB, size: sum(assets(".css").map(brotli)) },
  { what: "fonts", limit: limits.font * kB, size: sum(assets(".woff2").map((bytes) => bytes.length)) },
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
