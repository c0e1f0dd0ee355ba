// Measures the time from the server's start to its first page; run by scripts/bench/start.

import { STARTS, startCells } from "./first-page.mjs";
import { machine, scratch, seed, table } from "./site.mjs";

const heading = machine();
const existing = scratch("start");
seed(existing);
const cells = await startCells(existing);

process.stdout.write(`${heading}; ${STARTS} starts\n`);
table(
  ["from exec to the first 200 on `/`", "median ms", "least", "most", "rendered"],
  [["a database with the example content", ...cells]],
);
