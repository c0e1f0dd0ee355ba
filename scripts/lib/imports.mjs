// Checks import directions and cycles of web/src. Prints each violation, and then exits with 1.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, sep } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../web/src/", import.meta.url));

/** Folders from which each folder may import, beside itself. */
const ALLOWED = {
  assets: [],
  styles: ["assets"],
  generated: ["core", "page"],
  core: [],
  ui: ["core", "generated", "styles", "assets"],
  page: ["ui", "core", "generated"],
  api: ["core", "generated"],
  motion: ["ui", "core"],
  features: ["motion", "page", "api", "ui", "core", "generated", "assets"],
  sections: ["features", "motion", "page", "api", "ui", "core", "generated", "assets"],
  app: ["sections", "features", "motion", "page", "api", "ui", "core", "generated", "styles"],
};

/** Features that each feature may import, beside itself. */
const FEATURES = {
  booking: ["contact"],
  careers: ["unavailable"],
  insights: ["unavailable"],
  landing: ["booking", "contact"],
  shell: ["search"],
};

/** Packages that only one folder may import. */
const PACKAGES = [
  { name: /^(core-wasm|reconcile-wasm|.*\/pkg\/)/, folder: "core" },
  { name: /^(gsap|@gsap\/)/, folder: "motion" },
];

const STATIC = /^(?:import|export)\s+(type\s+)?(?:[^;"']*?\sfrom\s+)?"([^"]+)"/gm;
const DYNAMIC = /\bimport\(\s*"([^"]+)"/g;
const STYLE = /(?:@import\s+|url\()"([^"]+)"/g;

/** Returns every import of a file: its specifier, and whether it imports only types. */
function importsOf(file) {
  const text = readFileSync(join(ROOT, file), "utf8");
  if (file.endsWith(".css")) return [...text.matchAll(STYLE)].map(([, name]) => ({ name, types: false }));
  return [
    ...[...text.matchAll(STATIC)].map(([, types, name]) => ({ name, types: types !== undefined })),
    // Dynamic imports cannot form a cycle.
    ...[...text.matchAll(DYNAMIC)].map(([, name]) => ({ name, types: true })),
  ];
}

const files = readdirSync(ROOT, { recursive: true })
  .filter((file) => /\.(ts|tsx|css)$/.test(file))
  .map((file) => file.split(sep).join("/"))
  .sort();
const known = new Set(files);

/** Returns the file in web/src that an import refers to; null for a package. */
function target(from, name) {
  const [path] = name.split("?");
  const found = path.startsWith("~/")
    ? path.slice(2)
    : path.startsWith(".")
      ? normalize(join(dirname(from), path))
      : null;
  if (found === null) return null;
  return ["", ".ts", ".tsx"].map((ending) => found + ending).find((file) => known.has(file)) ?? found;
}

/** Returns the reason why a file may not import another; null if it may. */
function refusal(from, to) {
  const [folder, feature] = from.split("/");
  const [other, otherFeature] = to.split("/");
  if (folder !== other) {
    const allowed = ALLOWED[folder];
    if (!allowed) return `web/src/${folder} is no folder that scripts/lib/imports.mjs knows`;
    return allowed.includes(other) ? null : `${folder} may import ${[folder, ...allowed].join(", ")}`;
  }
  if (folder !== "features" || feature === otherFeature) return null;
  const allowed = FEATURES[feature] ?? [];
  return allowed.includes(otherFeature)
    ? null
    : `${feature} may import ${allowed.join(", ") || "no feature"}`;
}

const faults = [];
const graph = new Map();
for (const file of files) {
  const targets = [];
  for (const { name, types } of importsOf(file)) {
    const to = target(file, name);
    const place = PACKAGES.find((known) => known.name.test(name));
    if (place && !file.startsWith(`${place.folder}/`)) {
      faults.push(`web/src/${file} imports ${name}: only web/src/${place.folder} may`);
    }
    if (to === null) continue;
    const reason = refusal(file, to);
    if (reason) faults.push(`web/src/${file} imports ${name}: ${reason}`);
    if (!types) targets.push(to);
  }
  graph.set(file, targets);
}

const done = new Set();
/** Follows a file's imports; `path` leads to it. A file that occurs on its own path closes a cycle. */
function follow(file, path) {
  const start = path.indexOf(file);
  if (start >= 0) {
    faults.push(`A circle: ${[...path.slice(start), file].join(" → ")}`);
    return;
  }
  if (done.has(file)) return;
  for (const next of graph.get(file) ?? []) follow(next, [...path, file]);
  done.add(file);
}
for (const file of files) follow(file, []);

for (const fault of faults) console.log(fault);
process.exit(faults.length > 0 ? 1 : 0);
