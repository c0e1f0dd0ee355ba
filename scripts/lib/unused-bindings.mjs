// Lists the exports and members of the WebAssembly modules that no view uses, and fails if there are any.
//
// The TypeScript compiler finds the uses: each member gets an unusable type that contains its name, so that every use
// is reported as an error. Members found this way get their own type back, since one error may hide another, and the
// rest is compiled again.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

const web = join(import.meta.dirname, "../../web");
const work = join(web, "node_modules/.cache/bindings");

/** The modules, by the names under which views import them. */
const MODULES = [
  { name: "core-wasm", file: "../pkg/core_wasm.d.ts" },
  { name: "reconcile-wasm", file: "../pkg/reconcile/reconcile.d.ts" },
];

/** Members of every handle for memory management. */
const MEMORY = new Set(["free", "[Symbol.dispose]", "constructor"]);
const UNCALLED = "declare interface Uncalled<Name extends string> { readonly uncalled: Name }\n";

/** Returns the declarations, with an unusable type for every member and function not among `called`. */
function without(declarations, called) {
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

/** Returns the names in the compiler's errors about the views. */
function errors(name, text) {
  configure(name);
  writeFileSync(join(work, "module.d.ts"), text);
  const { stdout } = spawnSync(join(web, "node_modules/.bin/tsc"), ["--noEmit", "--project", work], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  return new Set([...stdout.matchAll(/Uncalled<"([\w.]+)">/g)].map(([, name]) => name));
}

/** Returns a TypeScript project over the views that takes one module's declarations from the working folder. */
function configure(name) {
  const from = relative(work, web);
  const others = MODULES.filter((module) => module.name !== name);
  writeFileSync(
    join(work, "tsconfig.json"),
    JSON.stringify({
      extends: `${from}/tsconfig.json`,
      compilerOptions: {
        noErrorTruncation: true,
        paths: {
          "~/*": [`${from}/src/*`],
          [name]: ["./module.d.ts"],
          ...Object.fromEntries(others.map((module) => [module.name, [`${from}/${module.file}`]])),
        },
      },
      include: [`${from}/src`],
    }),
  );
}

/** Returns the members of a module, and those of them that no view uses. */
function unusedOf({ name, file }) {
  const declarations = readFileSync(join(web, file), "utf8");
  const called = new Set();
  for (;;) {
    const found = errors(name, without(declarations, called).text);
    if (found.size === 0) break;
    for (const member of found) called.add(member);
  }
  const { names } = without(declarations, called);
  if (called.size === 0 || !names.every((member) => names.indexOf(member) === names.lastIndexOf(member))) {
    throw new Error(`the declarations of ${name} could not be read`);
  }
  return { names, unused: names.filter((member) => !called.has(member)) };
}

mkdirSync(work, { recursive: true });
const results = MODULES.map(unusedOf);
const unused = results.flatMap((result) => result.unused);
const count = results.reduce((sum, { names }) => sum + names.length, 0);
for (const name of unused) console.log(`no view calls ${name}`);
console.log(`summary: ${count} members of the modules, ${unused.length} uncalled`);
process.exit(unused.length > 0 ? 1 : 0);
