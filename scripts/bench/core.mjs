// Compares the core with the libraries that a JavaScript site would use instead; run by scripts/bench/core.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { ROOT } from "../lib/proxy.mjs";
import { machine, quantile, table } from "./site.mjs";
import { load as loadValibot } from "./valibot.mjs";
import { load as loadZod } from "./zod.mjs";

/** Rounds, each with one batch per contestant in turn, so that a slow moment of the machine affects all of them. */
const ROUNDS = Number(process.env.ROUNDS ?? 201);
/** Length of a batch in milliseconds: far above the clock's resolution. */
const BATCH_MS = 8;
const FIELDS = ["fullName", "email", "phone", "company", "service", "description", "privacy"];
const VALID = {
  fullName: "Ada Lovelace",
  email: "ada@example.org",
  phone: "+12015550123",
  company: "Engines",
  service: "Generative AI",
  description: "We would like to hear more about it.",
  privacy: true,
};
const NAMES = ["A", "Ad", "Ada", "Ada ", "Ada L", "Ada Lo1", "Ada Lovelace", "അഡാ"];
/** Flag of an input's result: the text was rewritten. */
const REWRITTEN = 1 << 30;

const fromWeb = createRequire(join(ROOT, "web/package.json"));
const { build } = await import(pathToFileURL(fromWeb.resolve("vite")).href);
const pkg = (name) => join(ROOT, "pkg", name);

async function loadCore() {
  const glue = await import(pathToFileURL(pkg("core_wasm_bg.js")).href);
  const bytes = readFileSync(pkg("core_wasm_bg.wasm"));
  const { instance } = await WebAssembly.instantiate(bytes, { "./core_wasm_bg.js": glue });
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  const type = (form, field, text) => form.input(field, text, text.length, false);
  const typing = glue.Form.contact("US");
  return {
    form(filled) {
      const form = glue.Form.contact("US");
      for (const field of FIELDS.slice(0, -1)) type(form, field, filled[field]);
      form.setPrivacy(filled.privacy);
      return () => {
        if (!form.submit()) return form.snapshot().errors.map(({ field }) => field);
        // A valid form waits for its response.
        form.failed(0);
        return [];
      };
    },
    nameKey: (text) => (type(typing, "fullName", text) & REWRITTEN ? typing.text("fullName") : text),
  };
}

/** Returns the size of a minified bundle in brotli. */
async function weight(input) {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, target: "es2022", rolldownOptions: { input, preserveEntrySignatures: "strict" } },
  });
  return brotliCompressSync([result].flat()[0].output[0].code).length;
}

/** Throws unless all contestants return the same results. */
function agree(contestants, what, answer) {
  const answers = new Set(contestants.map(([, contestant]) => String(answer(contestant))));
  if (answers.size > 1) throw new Error(`${what}: ${[...answers].join(" / ")}`);
}

let sink;
function time(work, calls) {
  const before = performance.now();
  for (let call = 0; call < calls; call += 1) sink = work();
  return performance.now() - before;
}

function calibrated(work) {
  let calls = 64;
  while (time(work, calls) < BATCH_MS) calls *= 2;
  return { work, calls, times: [] };
}

const contestants = [
  ["core", await loadCore()],
  ["zod", loadZod()],
  ["valibot", loadValibot()],
];
for (const wrong of [{}, { email: "ada@example" }, { phone: "+1201", privacy: false }, { fullName: " " }]) {
  agree(contestants, JSON.stringify(wrong), ({ form }) => [...new Set(form({ ...VALID, ...wrong })())]);
}
for (const name of NAMES) agree(contestants, name, ({ nameKey }) => nameKey(name));

let key = 0;
const works = {
  "form, valid": ({ form }) => form(VALID),
  "form, one error": ({ form }) => form({ ...VALID, email: "ada@example" }),
  "key in name":
    ({ nameKey }) =>
    () =>
      nameKey(NAMES[key++ % NAMES.length]),
};
const rows = [];
for (const [name, make] of Object.entries(works)) {
  const entrants = contestants.map(([, contestant]) => calibrated(make(contestant)));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { work, calls, times } of entrants) times.push((time(work, calls) * 1e6) / calls);
  }
  // Other programs only add time, so the fastest tenth is close to the cost.
  const costs = entrants.map(({ times }) => quantile(times, 0.1));
  rows.push([name, ...costs.map((ns) => `${ns.toFixed(0)} (${(ns / costs[0]).toFixed(2)})`)]);
}
const core =
  brotliCompressSync(readFileSync(pkg("core_wasm_bg.wasm"))).length + (await weight(pkg("core_wasm_bg.js")));
const others = await Promise.all(
  ["zod", "valibot"].map((name) => weight(join(import.meta.dirname, `${name}.mjs`))),
);
rows.push(["bytes in brotli", core, ...others]);
process.stdout.write(
  `${machine()}; Node ${process.version}, ${ROUNDS} rounds; the core has every rule of the site\n`,
);
table(["ns a call, fastest tenth (÷ core)", ...contestants.map(([name]) => name)], rows);
if (sink === rows) throw new Error("unreachable");
