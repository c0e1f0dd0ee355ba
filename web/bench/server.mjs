// Compares this server with nginx serving the same bytes, using wrk, then leads per second with bare inserts; run by
// scripts/bench/server.

import { spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { nginxVersion, startReference } from "./nginx.mjs";
import {
  halves,
  machine,
  median,
  processorMicros,
  ROOT,
  row,
  scratch,
  seed,
  startServer,
  waitUntilIdle,
} from "./site.mjs";

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SECONDS = Number(process.env.ROUND_SECONDS ?? 8);
const WARM_UP_SECONDS = 2;
const CONNECTIONS = 32;
const CLIENTS = [16, 64];
/** Bare inserts per second of the simulated disk, which is slower than those of most servers. */
const SLOW_DISK = 3000;
const CALIBRATIONS = 4;
const NGINX_PORT = 18180;
const PROCESSORS = halves();
const LEADS = "/api/corvanta-contact-us/";
const say = (line) => process.stdout.write(`${line}\n`);

/** Returns a response without decompressing it. */
function fetchRaw(origin, path, accepts) {
  return new Promise((resolve, reject) => {
    const call = request(origin + path, { headers: { "accept-encoding": accepts } }, (response) => {
      const parts = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () =>
        resolve({
          path,
          accepts,
          headers: response.headers,
          body: Buffer.concat(parts),
          status: response.statusCode,
        }),
      );
    });
    call.once("error", reject);
    call.end();
  });
}

/** Throws unless bytes and headers are equal, except for headers that name the server, the time or the request. */
function assertSame(ours, theirs) {
  const own = new Set(["date", "server", "x-request-id", "connection", "keep-alive", "accept-ranges"]);
  const comparable = ({ status, headers }) =>
    JSON.stringify([
      status,
      Object.entries(headers)
        .filter(([name]) => !own.has(name))
        .sort(),
    ]);
  if (!ours.body.equals(theirs.body)) throw new Error(`${ours.path}: nginx serves other bytes`);
  if (comparable(ours) !== comparable(theirs)) {
    throw new Error(`${ours.path}: nginx serves other headers\n${comparable(ours)}\n${comparable(theirs)}`);
  }
}

/** Runs wrk on processors that no server uses, without blocking the event loop; `words` go to wrk.lua. */
function wrk(address, seconds, connections, headers, ...words) {
  const options = [
    "-c",
    PROCESSORS.client,
    "wrk",
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    "-s",
    join(ROOT, "web/bench/wrk.lua"),
  ];
  for (const [name, value] of Object.entries(headers)) options.push("-H", `${name}: ${value}`);
  return new Promise((resolve, reject) => {
    const child = spawn("taskset", [...options, address, "--", ...words]);
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.once("exit", () => {
      const line = output.split("\n").find((line) => line.startsWith("{"));
      if (!line) return reject(new Error(`wrk: ${output}`));
      const { requests, micros, p50, p99, failed } = JSON.parse(line);
      if (failed > 0) return reject(new Error(`${address}: ${failed} of ${requests} failed`));
      resolve({ rate: requests / (micros / 1e6), p50: p50 / 1000, p99: p99 / 1000 });
    });
  });
}

const rates = (runs) => runs.map((run) => run.rate);
const medianOf = (runs, key) => median(runs.map((run) => run[key]));
const spread = (values) => `${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))}`;

/** Returns the path of the build's largest file with an extension and a maximum size. */
function largest(extension, maxBytes) {
  const folder = join(ROOT, "web/dist/client");
  const sized = readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(extension))
    .map((name) => ({ name, size: readFileSync(join(folder, name)).length }))
    .filter(({ size }) => size <= maxBytes)
    .sort((a, b) => b.size - a.size);
  return `/${sized[0].name}`;
}

async function pagesAndFiles() {
  const folder = scratch("server");
  seed(folder);
  const server = await startServer(folder, {}, PROCESSORS.server);
  await waitUntilIdle(server.child.pid);
  const heading = machine();
  const resources = [
    { name: "home page, brotli", path: "/", accepts: "br" },
    { name: "home page, gzip", path: "/", accepts: "gzip" },
    { name: "stylesheet, brotli", path: largest(".css", 1 << 20), accepts: "br" },
    { name: "script, brotli", path: largest(".js", 1 << 20), accepts: "br" },
    { name: "picture, AVIF", path: largest(".avif", 60_000), accepts: "br" },
  ];
  say(
    `${heading}; ${nginxVersion()}, ${wrkVersion()}, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s, interleaved; servers on processor ${PROCESSORS.server}, wrk on ${PROCESSORS.client}`,
  );
  say("");
  say(
    row([
      "what",
      "bytes",
      "ours, requests/s (spread)",
      "p50 ms",
      "p99 ms",
      "CPU µs",
      "nginx, requests/s (spread)",
      "p50 ms",
      "p99 ms",
      "CPU µs",
      "ours ÷ nginx",
    ]),
  );
  say(row(["---", ...Array.from({ length: 10 }, () => "---:")]));
  for (const { name, path, accepts } of resources) {
    const response = await fetchRaw(server.origin, path, accepts);
    // nginx serves one response per path, so it is restarted for each encoding of the home page. A path that ends with
    // a slash would cost it another lookup, for the index.
    const nginxPath = path === "/" ? "/home" : path;
    const nginx = await startReference(
      scratch("nginx"),
      NGINX_PORT,
      { ...response, path: nginxPath },
      PROCESSORS,
    );
    assertSame(response, await fetchRaw(nginx.origin, nginxPath, accepts));
    const contestants = { ours: server.origin + path, nginx: nginx.origin + nginxPath };
    const pids = { ours: [server.child.pid], nginx: nginx.pids };
    const runs = { ours: [], nginx: [] };
    const headers = { "accept-encoding": accepts };
    for (const address of Object.values(contestants))
      await wrk(address, WARM_UP_SECONDS, CONNECTIONS, headers);
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = Object.entries(contestants);
      // Alternates, so that neither server always runs on the warm machine.
      if (round % 2 === 1) order.reverse();
      for (const [who, address] of order) {
        const before = processorMicros(pids[who]);
        const run = await wrk(address, SECONDS, CONNECTIONS, headers);
        runs[who].push({ ...run, cost: (processorMicros(pids[who]) - before) / (run.rate * SECONDS) });
      }
    }
    await nginx.stop();
    const cells = Object.values(runs).flatMap((list) => [
      `${Math.round(median(rates(list)))} (${spread(rates(list))})`,
      medianOf(list, "p50").toFixed(2),
      medianOf(list, "p99").toFixed(2),
      medianOf(list, "cost").toFixed(1),
    ]);
    const ratio = median(rates(runs.ours)) / median(rates(runs.nginx));
    say(row([name, response.body.length, ...cells, ratio.toFixed(2)]));
  }
  say("");
  const memory = server.memory();
  say(
    `Memory of the server after this: ${memory.now.toFixed(0)} MiB, at most ${memory.most.toFixed(0)} MiB.`,
  );
  await server.stop();
}

/** Returns the transactions per second of insert.py, without a server; `rows` is 1 or 4. */
function bareInserts(rows, seconds, environment) {
  const file = join(scratch("insert"), "site.db");
  const args = [join(ROOT, "web/bench/insert.py"), file, String(seconds), String(rows)];
  const done = spawnSync("python3", args, { encoding: "utf8", env: { ...process.env, ...environment } });
  if (done.status !== 0) throw new Error(done.stderr);
  return Number(done.stdout);
}

/** Returns an environment that delays syncs, so that bare inserts of one row reach about this rate per second. */
function slowDisk(inserts) {
  const library = join(scratch("disk"), "slow-disk.so");
  const source = join(ROOT, "web/bench/slow-disk.c");
  const built = spawnSync("cc", ["-shared", "-fPIC", "-O2", "-o", library, source], { encoding: "utf8" });
  if (built.status !== 0) throw new Error(`cc: ${built.error ?? built.stderr}`);
  const environment = (delay) => ({ LD_PRELOAD: library, SYNC_DELAY_US: String(Math.round(delay)) });
  let delay = 0;
  // A pause takes slightly longer than requested, so the delay has to be calibrated.
  for (let trial = 0; trial < CALIBRATIONS; trial += 1) {
    delay = Math.max(0, delay + 1e6 / inserts - 1e6 / bareInserts(1, WARM_UP_SECONDS, environment(delay)));
  }
  return environment(delay);
}

/** Measures leads per second and bare inserts, on the disk that the environment simulates. */
async function leads(disk, environment) {
  const runs = new Map(CLIENTS.map((clients) => [clients, []]));
  const bare = { 1: [], 4: [] };
  let most = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [clients, list] of runs) {
      const folder = scratch("leads");
      seed(folder);
      const server = await startServer(folder, { LOG: "warn", ...environment });
      await wrk(server.origin + LEADS, WARM_UP_SECONDS, clients, {}, "lead");
      list.push(await wrk(server.origin + LEADS, SECONDS, clients, {}, "lead"));
      most = Math.max(most, server.memory().most);
      await server.stop();
    }
    for (const [rows, list] of Object.entries(bare))
      list.push({ rate: bareInserts(rows, SECONDS, environment) });
  }
  say("");
  say(row([disk, "a second (spread)", "p50 ms", "p99 ms", "÷ bare insert", "÷ the same four rows"]));
  say(row(["---", "---:", "---:", "---:", "---:", "---:"]));
  const [one, four] = [median(rates(bare[1])), median(rates(bare[4]))];
  const line = (name, list, ...latencies) => {
    const ours = median(rates(list));
    say(
      row([
        name,
        `${Math.round(ours)} (${spread(rates(list))})`,
        ...latencies,
        (ours / one).toFixed(2),
        (ours / four).toFixed(2),
      ]),
    );
  };
  for (const [clients, list] of runs) {
    line(
      `this server, ${clients} clients`,
      list,
      medianOf(list, "p50").toFixed(1),
      medianOf(list, "p99").toFixed(1),
    );
  }
  line("bare insert, one row a transaction, no HTTP", bare[1], "", "");
  line("bare insert of the same four rows, no HTTP", bare[4], "", "");
  say("");
  say(`Memory of the server while leads came in: at most ${most.toFixed(0)} MiB.`);
}

/** Returns wrk's version, such as `wrk 4.1.0`. */
function wrkVersion() {
  return /wrk [^\s[]+/
    .exec(spawnSync("wrk", ["-v"], { encoding: "utf8" }).stdout)?.[0]
    .replace("debian/", "");
}

if (!process.env.LEADS_ONLY) await pagesAndFiles();
if (!process.env.PAGES_ONLY) {
  await leads("leads on this disk", {});
  await leads(`leads on a disk slowed to some ${SLOW_DISK} bare inserts a second`, slowDisk(SLOW_DISK));
}
