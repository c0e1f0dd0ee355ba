// Compares transfer sizes with the budgets of budgets.json, in kilobytes of 1000 bytes.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const root = join(import.meta.dirname, "../..");
const limits = JSON.parse(readFileSync(join(import.meta.dirname, "budgets.json"), "utf8"));
const assets = join(root, "web/dist/client/assets");

/** Returns the size of a file as it is sent: in brotli, or as it is if it is compressed already. */
function sentSize(file) {
  const bytes = readFileSync(file);
  return file.endsWith(".woff2") ? bytes.length : brotliCompressSync(bytes).length;
}

/** Returns the client build's files with one extension. */
const built = (ending) =>
  readdirSync(assets)
    .filter((name) => name.endsWith(ending))
    .map((name) => join(assets, name));

const budgets = [
  ["WebAssembly", limits.wasm, [join(root, "pkg/core_wasm_bg.wasm")]],
  ["live field", limits.reconcileWasm, [join(root, "pkg/reconcile/reconcile_bg.wasm")]],
  ["style", limits.style, built(".css")],
  ["fonts", limits.font, built(".woff2")],
];

const results = budgets.map(([name, limit, files]) => {
  const size = files.reduce((total, file) => total + sentSize(file), 0) / 1000;
  if (size > limit) process.exitCode = 1;
  console.log(`${name}: ${size.toFixed(1)} kB of ${limit} kB${size > limit ? "   TOO LARGE" : ""}`);
  return `${name} ${size.toFixed(1)} kB`;
});
console.log(`summary: ${results.join(", ")}`);
