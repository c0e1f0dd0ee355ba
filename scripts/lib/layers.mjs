// Checks import directions of the server's modules: prints each import of a higher layer, and each cycle of top-level
// modules.

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

const SOURCE = "server/src";

/** Modules by layer, highest first. A module may import from lower layers, and within its own without cycles. */
const LAYERS = [
  ["cli"],
  ["serve", "jobs"],
  ["app"],
  ["middleware"],
  ["pages", "api"],
  ["seo", "share", "retention", "reminders"],
  ["state"],
  [
    "render",
    "outbox",
    "search",
    "careers",
    "booking",
    "backup",
    "site_content",
    "view_hints",
    "media_reader",
    "metrics",
  ],
  ["content"],
  ["store"],
  ["content::model"],
  ["domain"],
];

/** Modules outside the layers, independent of the site: each imports only others of this list. */
const BESIDE = [
  "http",
  "limits",
  "config",
  "assets",
  "background",
  "clock",
  "files",
  "cpu_pool",
  "icalendar",
  "mail_address",
  "near",
  "photograph",
  "private_files",
  "site_media",
];

/** Roots of the crate, and modules compiled for tests only. */
const OUTSIDE = new Set(["lib.rs", "main.rs", "contract.rs"]);

const levels = new Map(LAYERS.flatMap((modules, level) => modules.map((module) => [module, level])));
for (const module of BESIDE) levels.set(module, LAYERS.length);

/** Returns the module that a path of segments below the crate belongs to. */
function moduleOf(segments) {
  const [first, second] = segments;
  return first === "content" && second === "model" ? "content::model" : first;
}

/** Returns the paths in an import tree: `a::{b, c::d}` gives `[a, b]` and `[a, c, d]`. */
function paths(tree) {
  const brace = tree.indexOf("{");
  if (brace < 0) return [tree.split("::").map((segment) => segment.trim().split(" ")[0])];
  const prefix = tree
    .slice(0, brace)
    .split("::")
    .map((segment) => segment.trim())
    .filter(Boolean);
  const parts = [];
  let [depth, start] = [0, brace + 1];
  for (let at = brace; at < tree.length; at += 1) {
    if (tree[at] === "{") depth += 1;
    if (tree[at] === "}") depth -= 1;
    if ((tree[at] === "," && depth === 1) || depth === 0) {
      parts.push(tree.slice(start, at));
      start = at + 1;
      if (depth === 0) break;
    }
  }
  return parts
    .filter((part) => part.trim())
    .flatMap((part) => paths(part).map((path) => [...prefix, ...path]));
}

/** Returns the code that ships: without comments, and without the tests, which are at the end of a file. */
function shipped(text) {
  return text
    .replace(/^#\[cfg\(test\)\]\n(mod \w+|pub\(crate\) use [\w:]+);\n/gm, "")
    .split(/^#\[cfg\(test\)\]\nmod tests \{/m)[0]
    .replace(/\/\/.*$/gm, "");
}

const imports = new Map();
const faults = [];
for (const entry of readdirSync(SOURCE, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !entry.name.endsWith(".rs")) continue;
  const file = relative(SOURCE, join(entry.parentPath, entry.name));
  const from = moduleOf(file.replace(/\.rs$/, "").split("/"));
  if (OUTSIDE.has(file)) continue;
  if (!levels.has(from))
    faults.push(`${SOURCE}/${file}: the module '${from}' stands in no layer: see scripts/lib/layers.mjs`);
  const found = new Set();
  const text = shipped(readFileSync(join(SOURCE, file), "utf8"));
  for (const [, tree] of text.matchAll(/\bcrate::((?:[\w:]+)?(?:\{[^;]*\})?)/g)) {
    for (const path of paths(tree)) found.add(moduleOf(path));
  }
  for (const to of found) {
    if (to === from || !levels.has(to)) continue;
    if (!imports.has(from)) imports.set(from, new Map());
    imports.get(from).set(to, file);
    const isBeside = levels.get(from) === LAYERS.length;
    if (isBeside ? levels.get(to) !== LAYERS.length : levels.get(to) < levels.get(from)) {
      faults.push(`${SOURCE}/${file}: '${from}' imports '${to}', which stands above it`);
    }
  }
}

/** Returns the shortest cycle through a module. */
function circle(start) {
  const ways = [[start]];
  const seen = new Set();
  for (const way of ways) {
    for (const [to] of imports.get(way.at(-1)) ?? []) {
      if (to === start) return [...way, to];
      if (seen.has(to)) continue;
      seen.add(to);
      ways.push([...way, to]);
    }
  }
  return undefined;
}
const shown = new Set();
for (const module of [...imports.keys()].sort()) {
  const way = circle(module);
  if (!way || way.some((member) => shown.has(member))) continue;
  for (const member of way) shown.add(member);
  faults.push(
    `a circle: ${way.map((member, at) => (at + 1 < way.length ? `${member} (${imports.get(member).get(way[at + 1])})` : member)).join(" → ")}`,
  );
}

for (const fault of faults) console.log(fault);
process.exit(faults.length > 0 ? 1 : 0);
