// Runs the comparison of the live field natively, as WebAssembly with and without simd128, and as JavaScript, in turns.
import { execFileSync } from "node:child_process";
import { cpus, loadavg, totalmem } from "node:os";
import { byColumns, byObjects, columnsOf } from "./reconcile-twins.mjs";
import { loadModule } from "./wasm.mjs";

const [native, plain, simd] = process.argv.slice(2);
const ROUNDS = 15;
const COMPARISONS = 20;
const NAMES = ["number", "person", "department", "component", "quantity", "rate", "arrears", "amount"];

const load = loadavg()[0].toFixed(2);
const runs = { before: [], after: [] };
const expected = [];
for (const text of execFileSync(native, ["lines"], { encoding: "utf8", maxBuffer: 1 << 28 })
  .trim()
  .split("\n")) {
  const [first, ...words] = text.split(" ");
  const numbers = words.map(Number);
  if (first === "=") expected.push({ lines: numbers[0], difference: numbers[1] });
  else
    runs[first === "0" ? "before" : "after"].push(
      Object.fromEntries(NAMES.map((name, at) => [name, numbers[at]])),
    );
}
const columns = { before: columnsOf(runs.before), after: columnsOf(runs.after) };

/** Returns the comparison of a folder's module. */
async function comparisonOf(folder) {
  const { LiveField } = await loadModule(folder, "reconcile");
  const field = new LiveField();
  while (!field.seed(1_000));
  return () => {
    while (!field.compare(0xffff_ffff));
  };
}

for (const [name, twin, input] of [
  ["objects", byObjects, runs],
  ["typed arrays", byColumns, columns],
]) {
  const { causes, findings } = twin(input);
  if (JSON.stringify(causes) !== JSON.stringify(expected) || findings.length > 0)
    throw new Error(`${name} find something else: ${JSON.stringify(causes)}`);
}

/** Returns the milliseconds of each call. */
function timed(call) {
  return Array.from({ length: COMPARISONS }, () => {
    const started = performance.now();
    call();
    return performance.now() - started;
  });
}

const contestants = [
  [
    "Rust, native",
    () =>
      execFileSync(native, ["times", String(COMPARISONS)], { encoding: "utf8" })
        .trim()
        .split("\n")
        .map(Number),
  ],
  ["Rust, WebAssembly", await comparisonOf(plain).then((call) => () => timed(call))],
  ["Rust, WebAssembly with simd128", await comparisonOf(simd).then((call) => () => timed(call))],
  ["JavaScript, objects and maps", () => timed(() => byObjects(runs))],
  ["JavaScript, typed arrays", () => timed(() => byColumns(columns))],
];
const times = new Map(contestants.map(([name]) => [name, []]));
// The first round is warm-up, after which compilers have optimised.
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const [name, run] of contestants) {
    const taken = run();
    if (round > 0) times.get(name).push(...taken);
  }
}

const quantile = (sorted, share) => sorted[Math.floor((sorted.length - 1) * share)];
const rows = [...times].map(([name, all]) => {
  const sorted = all.toSorted((a, b) => a - b);
  return { name, median: quantile(sorted, 0.5), low: quantile(sorted, 0.1), high: quantile(sorted, 0.9) };
});
const ours = rows.find(({ name }) => name === "Rust, WebAssembly").median;
const print = (line) => process.stdout.write(`${line}\n`);
const [cpu] = cpus();
print(
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores of ${cpu.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, ` +
    `load ${load} before the run; Node ${process.version}, ${ROUNDS} rounds of ${COMPARISONS} comparisons, interleaved\n`,
);
print("| who compares 25,000 with 25,000 lines | median ms | 10 % | 90 % | ÷ WebAssembly |");
print("| --- | ---: | ---: | ---: | ---: |");
for (const { name, median, low, high } of rows.toSorted((a, b) => a.median - b.median))
  print(
    `| ${name} | ${median.toFixed(2)} | ${low.toFixed(2)} | ${high.toFixed(2)} | ${(median / ours).toFixed(2)} |`,
  );
