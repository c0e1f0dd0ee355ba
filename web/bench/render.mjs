// Compares the server's engine with Node: the same bundle, the same documents. Run by scripts/bench/render.

import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { KINDS, machine, median, quantile, ROOT, row, scratch, seed, startServer } from "./site.mjs";

/** One page of each kind, and one that is never cached. */
const PAGES = [...KINDS, "/search?q=payroll"];
/** Renders in the engine, whose times vary little. */
const RUNS = 60;
/** Renders in Node, whose compiler needs about a hundred of them to optimise; the first third is not counted. */
const NODE_RUNS = 300;
const BUNDLE = join(ROOT, "web/dist/server/entry-server.js");
const say = (line) => process.stdout.write(`${line}\n`);

const folder = scratch("render");
seed(folder);
const server = await startServer(folder);
const documents = [];
for (const path of PAGES) {
  const html = await (await fetch(server.origin + path)).text();
  const data = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1];
  if (!data) throw new Error(`${path} carries no data`);
  documents.push(JSON.stringify(JSON.parse(data)));
}
await server.stop();
const files = documents.map((document, index) => {
  const file = join(folder, `${index}.json`);
  writeFileSync(file, document);
  return file;
});

const heading = machine();
const example = join(ROOT, "target/release/examples/render");
const engine = JSON.parse(
  execFileSync(example, [BUNDLE, String(RUNS), ...files], { encoding: "utf8", maxBuffer: 1 << 28 }),
);

globalThis.hostLog = () => {};
await import(BUNDLE);
const first = [];
const warm = [];
for (const document of documents) {
  const times = [];
  for (let run = 0; run < NODE_RUNS; run += 1) {
    const started = performance.now();
    globalThis.renderPage(document);
    times.push(performance.now() - started);
  }
  first.push(times[0]);
  warm.push(times.slice(NODE_RUNS / 3));
}

say(`${heading}; Node ${process.version}; ${RUNS} renders a page in the engine, ${NODE_RUNS} in Node`);
say("");
say(row(["page", "engine, median ms", "p95", "Node, median ms", "p95", "Node, first", "engine ÷ Node"]));
say(row(["---", "---:", "---:", "---:", "---:", "---:", "---:"]));
for (const [index, path] of PAGES.entries()) {
  const [ours, theirs] = [engine.times[index], warm[index]];
  say(
    row([
      `\`${path}\``,
      median(ours).toFixed(1),
      quantile(ours, 0.95).toFixed(1),
      median(theirs).toFixed(1),
      quantile(theirs, 0.95).toFixed(1),
      first[index].toFixed(1),
      (median(ours) / median(theirs)).toFixed(1),
    ]),
  );
}
const [before, one] = engine.resident;
const each = (engine.resident.at(-1) - one) / (engine.resident.length - 2);
const mib = (bytes) => (bytes / 1048576).toFixed(0);
say("");
say(
  `Pool: ${availableParallelism()} engines here, one a core; one starts in ${median(engine.starts).toFixed(0)} ms and takes ${mib(each)} MiB once it has rendered ` +
    `every page (the first one ${mib(one - before)}). Node itself: ${mib(process.memoryUsage().rss)} MiB after the same work.`,
);
// The bundle opens a message port, which would keep Node running.
process.exit();
