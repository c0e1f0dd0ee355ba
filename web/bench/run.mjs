// Compares the core with the libraries that a JavaScript site would use in its place, in one run of Chromium; prints
// tables.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { chromium } from "playwright-core";
import { build } from "vite";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const brotli = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Bundles one entry, minified, as a string. */
async function bundle(entry) {
  const result = await build({
    configFile: false,
    logLevel: "error",
    root: at("."),
    build: {
      write: false,
      minify: true,
      target: "es2022",
      rolldownOptions: {
        input: at(entry),
        preserveEntrySignatures: "strict",
        output: { codeSplitting: false },
      },
    },
  });
  const [{ output }] = Array.isArray(result) ? result : [result];
  return output[0].code;
}

const wasm = readFileSync(at("../../pkg/core_wasm_bg.wasm"));
const sizes = new Map([["core-wasm", brotli(wasm) + brotli(await bundle("contestants/core.ts"))]]);
for (const name of ["hand-written", "zod", "valibot", "libphonenumber"]) {
  const label = name === "libphonenumber" ? "libphonenumber-js" : name;
  sizes.set(label, brotli(await bundle(`contestants/${name}.ts`)));
}

const files = {
  "/": ["text/html", "<!doctype html><title>Benchmark</title>"],
  "/measure.js": ["text/javascript", await bundle("measure.ts")],
  "/core_wasm_bg.wasm": ["application/wasm", wasm],
};
const server = createServer((request, response) => {
  const [type, body] = files[request.url] ?? ["text/plain", ""];
  // The site's script policy, under which a library that compiles with `eval` has to do without it.
  response.setHeader("Content-Security-Policy", "script-src 'self' 'wasm-unsafe-eval'");
  response.setHeader("Content-Type", type);
  response.end(body);
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-dev-shm-usage"],
});
const version = browser.version();
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${server.address().port}/`);
const rows = await page.evaluate("import('/measure.js').then(({ measure }) => measure())");
await browser.close();
server.close();

const print = (line) => process.stdout.write(`${line}\n`);
const whole = (number) => Math.round(number).toLocaleString("en").padStart(9);
print(`Chromium ${version}; nanoseconds a call, median of the rounds, and the middle 80 % of them\n`);
print(`${"work".padEnd(17)}${"who".padEnd(19)}   median       10 %      90 %   of hand-written   of core`);
for (const { work, contestant, median, low, high } of rows) {
  const ratio = (name) => {
    const other = rows.find((row) => row.work === work && row.contestant === name);
    return other ? (median / other.median).toFixed(2) : "";
  };
  print(
    `${work.padEnd(17)}${contestant.padEnd(19)}${whole(median)}${whole(low).padStart(11)}${whole(high).padStart(10)}` +
      `${ratio("hand-written").padStart(18)}${ratio("core-wasm").padStart(10)}`,
  );
}
print(`\n${"weight, brotli".padEnd(36)}bytes`);
for (const [name, size] of sizes) print(`${name.padEnd(32)}${whole(size)}`);
const core = sizes.get("core-wasm") ?? 0;
print(
  `\nThe core holds every rule and machine of the site; a library's weight is that of the part used here alone.\n` +
    `summary: core ${(core / 1000).toFixed(1)} kB with its glue`,
);
