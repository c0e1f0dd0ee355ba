// Lists the exports and members of the WebAssembly module that no view calls, and fails when there are any.
//
// The compiler knows who calls what. Each member gets a type that nothing can be done with, which has its name: what a view
// calls then stands in the errors. It gets its own type back, since one error may hide another, and the rest is asked again.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

const web = join(import.meta.dirname, "../../web");
const work = join(web, "node_modules/.cache/bindings");
const declarations = readFileSync(join(web, "../pkg/core_wasm.d.ts"), "utf8");

/** What every handle has for the sake of its memory. */
const MEMORY = new Set(["free", "[Symbol.dispose]", "constructor"]);
const UNCALLED = "declare interface Uncalled<Name extends string> { readonly uncalled: Name }\n";

/** The declarations, with every member and function that is not among `called` made useless. */
function without(called) {
  let inside = null;
  const names = [];
  const lines = declarations.split("\n").map((line) => {
    const opened = /^export class (\w+)/.exec(line);
    if (opened) inside = opened[1];
    if (line === "}") inside = null;
    const method = inside && /^ {4}([\w[\].]+)\(.*;$/.exec(line)?.[1];
    const exported = /^export function (\w+)\(/.exec(line)?.[1];
    const name = method && !MEMORY.has(method) ? `${inside}.${method}` : exported;
    if (!name) return line;
    names.push(name);
    if (called.has(name)) return line;
    return method ? `    ${method}: Uncalled<"${name}">;` : `export const ${exported}: Uncalled<"${name}">;`;
  });
  return { text: UNCALLED + lines.join("\n"), names };
}

/** The names that stand in the compiler's errors over the views. */
function errors(text) {
  writeFileSync(join(work, "core_wasm.d.ts"), text);
  const { stdout } = spawnSync(join(web, "node_modules/.bin/tsc"), ["--noEmit", "--project", work], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  return new Set([...stdout.matchAll(/Uncalled<"([\w.]+)">/g)].map(([, name]) => name));
}

const from = relative(work, web);
mkdirSync(work, { recursive: true });
writeFileSync(
  join(work, "tsconfig.json"),
  JSON.stringify({
    extends: `${from}/tsconfig.json`,
    compilerOptions: {
      noErrorTruncation: true,
      paths: { "~/*": [`${from}/src/*`], "core-wasm": ["./core_wasm.d.ts"] },
    },
    include: [`${from}/src`],
  }),
);

const called = new Set();
for (;;) {
  const found = errors(without(called).text);
  if (found.size === 0) break;
  for (const name of found) called.add(name);
}
const { names } = without(called);
if (called.size === 0 || !names.every((name) => names.indexOf(name) === names.lastIndexOf(name))) {
  throw new Error("the declarations could not be read");
}
const unused = names.filter((name) => !called.has(name));
for (const name of unused) console.log(`no view calls ${name}`);
console.log(`summary: ${names.length} members of the module, ${unused.length} uncalled`);
process.exit(unused.length > 0 ? 1 : 0);
