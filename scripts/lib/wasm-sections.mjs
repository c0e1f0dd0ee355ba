// Prints the composition of a WebAssembly module: `wasm-sections.mjs TARGET NAMED SHIPPED`, with Cargo's target
// directory, the module with names, and the one without.
//
// Parts are compressed individually, so their sum slightly exceeds the whole.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotli } from "./brotli.mjs";

const { wasm } = JSON.parse(readFileSync(new URL("budgets.json", import.meta.url), "utf8"));
const [target, ...modules] = process.argv.slice(2);
const [named, shipped] = modules.map((path) => readFileSync(path));
const CUSTOM = 0;
const IMPORT = 2;
const EXPORT = 7;
const CODE = 10;
const DATA = 11;

/** A cursor over the binary format (WebAssembly 1.0, section 5). */
class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }
  number() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at++];
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
  }
  take(length) {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
  text() {
    return this.take(this.number()).toString("utf8");
  }
}

function sections(bytes) {
  const reader = new Reader(bytes, 8);
  const found = [];
  while (reader.at < bytes.length) {
    const id = reader.take(1)[0];
    found.push({ id, body: reader.take(reader.number()) });
  }
  return found;
}

function importedFunctions(body) {
  const reader = new Reader(body);
  let functions = 0;
  for (let left = reader.number(); left > 0; left -= 1) {
    reader.text();
    reader.text();
    const kind = reader.take(1)[0];
    if (kind === 0) functions += 1;
    if (kind === 1 || kind === 3) reader.take(1);
    if (kind === 1 || kind === 2) {
      const bounded = reader.number() & 1;
      reader.number();
      if (bounded) reader.number();
    } else if (kind === 3) reader.take(1);
    else reader.number();
  }
  return functions;
}

/** Returns the names of functions by index, from the custom section `name`. */
function functionNames(all) {
  const names = new Map();
  for (const { id, body } of all) {
    if (id !== CUSTOM) continue;
    const reader = new Reader(body);
    if (reader.text() !== "name") continue;
    while (reader.at < body.length) {
      const kind = reader.take(1)[0];
      const part = new Reader(reader.take(reader.number()));
      if (kind !== 1) continue;
      for (let left = part.number(); left > 0; left -= 1) names.set(part.number(), part.text());
    }
  }
  return names;
}

/** Returns the area of the project, or the library, that a function belongs to. */
function area(name) {
  const own = /core_wasm::(\w+)/.exec(name)?.[1];
  if (own && own !== "wasm") return `code: ${own}`;
  if (own || / shim$|^_*[a-z]+_[a-zA-Z]+$|^__wbg|wasm_bindgen|js_sys|externref/.test(name))
    return "code: bindings";
  if (/dlmalloc|__rdl|__rust_(de|re)?alloc/.test(name)) return "code: allocator";
  if (/fmt|panic|std\[/.test(name)) return "code: panics";
  return "code: Rust's library";
}

const all = sections(named);
const names = functionNames(all);
let index = importedFunctions(all.find(({ id }) => id === IMPORT).body);
const parts = new Map();
const add = (part, bytes) => parts.set(part, [...(parts.get(part) ?? []), bytes]);
const code = new Reader(all.find(({ id }) => id === CODE).body);
for (let left = code.number(); left > 0; left -= 1) {
  add(area(names.get(index) ?? ""), code.take(code.number()));
  index += 1;
}

// Embedded tables of the build script are located in the data section, to separate them from the rest.
const data = all.find(({ id }) => id === DATA).body;
const builds = join(target, "wasm32-unknown-unknown/wasm-release/build");
/** Returns true when the file is in the data section; compares a piece, since the linker omits runs of zeros. */
const holds = (bytes) => data.includes(bytes.subarray(bytes.length >> 3, (bytes.length >> 3) + 24));
const outs = readdirSync(builds)
  .filter((name) => name.startsWith("core-wasm-"))
  .map((name) => join(builds, name, "out"))
  .filter((path) => statSync(path, { throwIfNoEntry: false })?.isDirectory());
// Builds of other versions of the crate may exist; the table of letters identifies the right one.
const out = outs.find((path) => holds(readFileSync(join(path, "letters.bin")))) ?? outs[0];
let embedded = 0;
const embed = (part, file) => {
  const bytes = readFileSync(join(out, file));
  if (holds(bytes)) {
    add(part, bytes);
    embedded += bytes.length;
  }
};
embed("data: countries", "countries.txt");
embed("data: letters", "letters.bin");
for (const file of readdirSync(out).filter((name) => name.endsWith(".dfa"))) embed("data: patterns", file);
for (const { id, body } of all) if (id === EXPORT) add("names of exports", body);

const line = (part, raw, packed) =>
  `${part.padEnd(26)}${raw.toLocaleString("en").padStart(9)}${packed.toLocaleString("en").padStart(9)}`;
console.log(`${"part".padEnd(26)}${"raw".padStart(9)}${"brotli".padStart(9)}`);
const rows = [...parts].map(([part, pieces]) => [part, Buffer.concat(pieces)]);
rows.sort(([one, a], [other, b]) => one.slice(0, 4).localeCompare(other.slice(0, 4)) || b.length - a.length);
for (const [part, bytes] of rows) console.log(line(part, bytes.length, brotli(bytes)));
const texts =
  brotli(data) - rows.reduce((sum, [part, bytes]) => sum + (part.startsWith("data") ? brotli(bytes) : 0), 0);
console.log(line("data: texts and tables", data.length - embedded, texts));
console.log(line("the module as shipped", shipped.length, brotli(shipped)));
console.log(`summary: WebAssembly ${(brotli(shipped) / 1000).toFixed(1)} kB of ${wasm} kB`);
