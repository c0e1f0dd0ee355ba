// Measures the time from the server's start to its first page; run by scripts/bench/start.

import { spawn } from "node:child_process";
import { request } from "node:http";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { machine, quantile, row, SERVER, scratch, seed, settings } from "./site.mjs";

const RUNS = 11;
const say = (line) => process.stdout.write(`${line}\n`);

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Returns the status of the home page, and whether it is rendered; 0 while nothing listens. */
function home(port) {
  return new Promise((resolve) => {
    const call = request({ port, host: "127.0.0.1", path: "/", agent: false }, (response) => {
      let text = "";
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode, rendered: text.includes("<main") }));
    });
    call.on("error", () => resolve({ status: 0, rendered: false }));
    call.end();
  });
}

/** Returns the milliseconds from the process's start to its first 200 on `/`, and whether that page was rendered. */
async function start(folder) {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(SERVER, ["serve"], {
    cwd: folder,
    env: settings(folder, { PORT: String(port) }),
    stdio: "ignore",
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  for (;;) {
    const { status, rendered } = await home(port);
    if (status === 200) {
      const took = performance.now() - started;
      child.kill("SIGTERM");
      await ended;
      return { took, rendered };
    }
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await pause(2);
  }
}

const heading = machine();
const existing = scratch("start");
seed(existing);
const starts = [];
for (let run = 0; run < RUNS; run += 1) starts.push(await start(existing));
const times = starts.map(({ took }) => took);
const rendered = starts.filter((one) => one.rendered).length;

say(`${heading}; ${RUNS} starts`);
say("");
say(row(["from exec to the first 200 on `/`", "median ms", "least", "most", "rendered"]));
say(row(["---", "---:", "---:", "---:", "---:"]));
say(
  row([
    "a database with the example content",
    ...[0.5, 0, 1].map((share) => quantile(times, share).toFixed(0)),
    `${rendered} of ${starts.length}`,
  ]),
);
