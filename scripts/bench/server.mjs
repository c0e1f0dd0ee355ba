// Compares this server with nginx serving the same bytes, using wrk, then leads a second with bare inserts; run by
// scripts/bench/server.

import { execFileSync, spawn } from "node:child_process";
import { readdirSync, statSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { freePort, ROOT, startNginx } from "../lib/proxy.mjs";
import {
  machine,
  processorMicros,
  quantile,
  scratch,
  seed,
  startServer,
  table,
  waitUntilIdle,
} from "./site.mjs";

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SECONDS = Number(process.env.ROUND_SECONDS ?? 8);
const WARM_UP_SECONDS = Math.min(2, SECONDS);
const CONNECTIONS = 32;
const CLIENTS = [16, 64];
const LEADS = "/api/corvanta-contact-us/";
/** Headers that name the server, the time or the request; and all headers that nginx writes. */
const OWN_HEADERS = ["date", "server", "x-request-id", "connection", "keep-alive", "accept-ranges"];
const NGINX_HEADERS = [...OWN_HEADERS, "content-length", "content-type"];

/** Halves of the machine's processors in taskset's notation. With a single processor both are the same. */
const half = Math.max(1, Math.floor(availableParallelism() / 2));
const OURS = `0-${half - 1}`;
const WRK = `${availableParallelism() === 1 ? 0 : half}-${availableParallelism() - 1}`;
const pinned = (processors) => ["taskset", "-c", processors];

/** Returns a response without decompressing it. */
function fetchRaw(origin, path, encoding) {
  return new Promise((resolve, reject) => {
    const call = request(origin + path, { headers: { "accept-encoding": encoding } }, (response) => {
      const parts = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () => resolve({ headers: response.headers, body: Buffer.concat(parts) }));
    });
    call.once("error", reject);
    call.end();
  });
}

/** Starts nginx serving a response byte for byte, configured for best performance. */
async function startReference(path, { headers, body }) {
  const [folder, port] = [scratch("nginx"), await freePort()];
  writeFileSync(join(folder, "response"), body);
  const added = Object.entries(headers)
    .filter(([name]) => !NGINX_HEADERS.includes(name))
    .map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`);
  const http = `
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=1000;
  open_file_cache_valid 60m;
  server_tokens off;
  types { }
  server {
    listen 127.0.0.1:${port};
    location = ${path} {
      alias ${folder}/response;
      default_type '${headers["content-type"]}';
      etag off;
      add_header Last-Modified '';
      add_header x-request-id $request_id;
      ${added.join("\n      ")}
    }
  }`;
  const nginx = await startNginx(folder, port, http, { workers: half, launcher: pinned(OURS) });
  return { ...nginx, origin: `http://127.0.0.1:${port}` };
}

/** Throws unless bytes and headers are equal. */
function assertSame(path, ours, theirs) {
  const comparable = ({ headers }) =>
    JSON.stringify(
      Object.entries(headers)
        .filter(([name]) => !OWN_HEADERS.includes(name))
        .toSorted(),
    );
  if (!ours.body.equals(theirs.body)) throw new Error(`${path}: nginx serves other bytes`);
  if (comparable(ours) !== comparable(theirs)) {
    throw new Error(`${path}: nginx serves other headers\n${comparable(ours)}\n${comparable(theirs)}`);
  }
}

/** Runs wrk on processors that no server uses, without blocking the event loop; `words` go to wrk.lua. */
function wrk(address, seconds, connections, encoding, ...words) {
  const options = ["-t1", `-c${connections}`, `-d${seconds}s`, "-s", join(import.meta.dirname, "wrk.lua")];
  const [program, ...all] = [...pinned(WRK), "wrk", ...options, "-H", `accept-encoding: ${encoding}`];
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...all, address, "--", ...words]);
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

const median = (runs, key) =>
  quantile(
    runs.map((run) => run[key]),
    0.5,
  );
const rates = (runs) => {
  const sorted = runs.map(({ rate }) => Math.round(rate)).toSorted((a, b) => a - b);
  return `${Math.round(median(runs, "rate"))} (${sorted[0]}–${sorted.at(-1)})`;
};

/** Returns the path of the build's largest file with an extension and a maximum size. */
function largest(extension, maxBytes = 1 << 20) {
  const folder = join(ROOT, "web/dist/client");
  const sized = readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(extension))
    .map((name) => ({ name, size: statSync(join(folder, name)).size }))
    .filter(({ size }) => size <= maxBytes);
  return `/${sized.toSorted((a, b) => b.size - a.size)[0].name}`;
}

async function pagesAndFiles() {
  const folder = scratch("server");
  seed(folder);
  const server = await startServer(folder, pinned(OURS));
  await waitUntilIdle(server.pid);
  const rows = [];
  for (const [name, path, encoding] of [
    ["home page, brotli", "/", "br"],
    ["home page, gzip", "/", "gzip"],
    ["stylesheet, brotli", largest(".css"), "br"],
    ["script, brotli", largest(".js"), "br"],
    ["picture, AVIF", largest(".avif", 60_000), "br"],
  ]) {
    const response = await fetchRaw(server.origin, path, encoding);
    // A path that ends with a slash would cost nginx another lookup, for the index.
    const nginxPath = path === "/" ? "/home" : path;
    const nginx = await startReference(nginxPath, response);
    assertSame(path, response, await fetchRaw(nginx.origin, nginxPath, encoding));
    const contestants = [
      { address: server.origin + path, pid: server.pid, runs: [] },
      { address: nginx.origin + nginxPath, pid: nginx.pid, runs: [] },
    ];
    for (const { address } of contestants) await wrk(address, WARM_UP_SECONDS, CONNECTIONS, encoding);
    for (let round = 0; round < ROUNDS; round += 1) {
      // Alternates, so that neither server always runs on the warm machine.
      for (const { address, pid, runs } of round % 2 ? contestants.toReversed() : contestants) {
        const before = processorMicros(pid);
        const run = await wrk(address, SECONDS, CONNECTIONS, encoding);
        runs.push({ ...run, cost: (processorMicros(pid) - before) / (run.rate * SECONDS) });
      }
    }
    await nginx.stop();
    const cells = contestants.flatMap(({ runs }) => [
      rates(runs),
      median(runs, "p99").toFixed(2),
      median(runs, "cost").toFixed(1),
    ]);
    const [ours, theirs] = contestants.map(({ runs }) => median(runs, "rate"));
    rows.push([name, response.body.length, ...cells, (ours / theirs).toFixed(2)]);
  }
  const columns = ["requests/s (spread)", "p99 ms", "CPU µs"];
  const named = (who) => columns.map((column) => `${who}, ${column}`);
  table(["what", "bytes", ...named("ours"), ...named("nginx"), "ours ÷ nginx"], rows);
  process.stdout.write(`\nMemory of the server: at most ${server.peakMemory().toFixed(0)} MiB.\n`);
  await server.stop();
}

/** Returns the leads a second of insert.py in the database of a stopped server. */
function bareInserts(folder) {
  const words = [join(import.meta.dirname, "insert.py"), join(folder, "site.db"), String(SECONDS)];
  return { rate: Number(execFileSync("python3", words, { encoding: "utf8" })) };
}

async function leads() {
  const runs = new Map(CLIENTS.map((clients) => [clients, []]));
  const bare = [];
  let memory = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    let folder;
    for (const [clients, list] of runs) {
      folder = scratch("leads");
      seed(folder);
      const server = await startServer(folder);
      await waitUntilIdle(server.pid);
      await wrk(server.origin + LEADS, WARM_UP_SECONDS, clients, "br", "lead");
      list.push(await wrk(server.origin + LEADS, SECONDS, clients, "br", "lead"));
      memory = Math.max(memory, server.peakMemory());
      await server.stop();
    }
    bare.push(bareInserts(folder));
  }
  const rows = [...runs].map(([clients, list]) => [
    `this server, ${clients} clients`,
    rates(list),
    median(list, "p50").toFixed(1),
    median(list, "p99").toFixed(1),
    (median(list, "rate") / median(bare, "rate")).toFixed(2),
  ]);
  table(
    ["leads", "a second (spread)", "p50 ms", "p99 ms", "÷ bare insert"],
    [...rows, ["bare insert of the same rows, without HTTP", rates(bare), "", "", "1.00"]],
  );
  process.stdout.write(`\nMemory of the server under these leads: at most ${memory.toFixed(0)} MiB.\n`);
}

process.stdout.write(
  `${machine()}; ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s, interleaved; servers on processors ${OURS}, wrk on ${WRK}\n`,
);
await pagesAndFiles();
await leads();
