// Measures the time from the server's start to its first page; run by scripts/bench/start.

import { STARTS, startCells } from "./first-page.mjs";
import { machine, row, scratch, seed } from "./site.mjs";

const say = (line) => process.stdout.write(`${line}\n`);

const heading = machine();
const existing = scratch("start");
seed(existing);
const cells = await startCells(existing);

say(`${heading}; ${STARTS} starts`);
say("");
say(row(["from exec to the first 200 on `/`", "median ms", "least", "most", "rendered"]));
say(row(["---", "---:", "---:", "---:", "---:"]));
say(row(["a database with the example content", ...cells]));
