// Shared parts of the measurements: a server of the release build on a folder of its own, statistics and tables.

import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));
export const SERVER = process.env.SERVER ?? join(ROOT, "target/release/server");

/** One page of each kind. */
export const KINDS = [
  "/",
  "/about",
  "/contacts",
  "/cloud-services/faw-xcelerator",
  "/products/govcubes",
  "/industries/public-sector",
  "/success-stories/hcm-efficiency",
  "/insights",
  "/events/ascend-2025",
  "/blog/agentic-ai",
  "/career",
  "/privacy-policy",
  "/oracle-ai-world-2027",
];

const folders = [];
const servers = [];
process.on("exit", () => {
  for (const server of servers) server.kill("SIGKILL");
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Linux counts processor time in hundredths of a second. */
const TICKS_A_SECOND = 100;

/** Creates a folder for a measurement, removed when the process ends. BENCH_FOLDER selects the disk. */
export function scratch(name) {
  const folder = mkdtempSync(join(process.env.BENCH_FOLDER ?? tmpdir(), `site-${name}-`));
  folders.push(folder);
  return folder;
}

/** Returns the settings of a server that stores everything in a folder. */
export function settings(folder, environment = {}) {
  return {
    ...process.env,
    SITE_CONFIG: join(ROOT, "site.toml"),
    WEB_DIST: join(ROOT, "web/dist"),
    DATABASE_URL: `sqlite://${join(folder, "site.db")}`,
    PORT: "0",
    METRICS: "off",
    RATE_LIMIT: "off",
    LOG: "info,sqlx=warn",
    ...environment,
  };
}

/** Imports the example's content into a folder's database. */
export function seed(folder) {
  execFileSync(SERVER, ["content", "import", join(ROOT, "content")], {
    cwd: folder,
    env: settings(folder),
    stdio: "ignore",
  });
}

/**
 * Returns two halves of the machine's processors in taskset's notation: one for the server, one for the client. With a
 * single processor both use it.
 */
export function halves() {
  const count = availableParallelism();
  const half = Math.max(1, Math.floor(count / 2));
  const list = (from, to) => (from === to ? `${from}` : `${from}-${to}`);
  return { server: list(0, half - 1), client: list(count === 1 ? 0 : half, count - 1), size: half };
}

/** Starts a server and waits until it listens; `processors` pins it to these. */
export async function startServer(folder, environment = {}, processors = undefined) {
  const [program, ...args] = [...(processors ? ["taskset", "-c", processors] : []), SERVER, "serve"];
  const child = spawn(program, args, {
    cwd: folder,
    env: settings(folder, environment),
    stdio: ["ignore", "pipe", "pipe"],
  });
  servers.push(child);
  const origin = await new Promise((resolve, reject) => {
    let output = "";
    child.stderr.on("data", (chunk) => {
      output += chunk;
    });
    child.stdout.on("data", (chunk) => {
      output += chunk;
      const found = /Listening on (http:\/\/\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${output}`)));
  });
  return {
    origin,
    child,
    /** Returns the current and the peak resident memory, in MiB. */
    memory: () => ({ now: statusOf(child.pid, "VmRSS"), most: statusOf(child.pid, "VmHWM") }),
    stop: () =>
      new Promise((resolve) => {
        child.once("exit", resolve);
        child.kill("SIGTERM");
      }),
  };
}

/** Returns a memory field of a process's status, in MiB. */
function statusOf(pid, name) {
  const line = new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Number(line?.[1] ?? Number.NaN) / 1024;
}

/** Returns the processor time of processes so far in microseconds, which does not depend on the machine's load. */
export function processorMicros(pids) {
  const ticks = pids.map((pid) => {
    // The fields after the name, which may contain spaces. User and system time are fields 14 and 15 of the line.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ");
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, one) => sum + one, 0) * (1e6 / TICKS_A_SECOND);
}

/** Waits until a server uses no processor time, which means that it has prerendered every page. */
export async function waitUntilIdle(pid) {
  for (;;) {
    const before = processorMicros([pid]);
    await pause(500);
    if (processorMicros([pid]) === before) return;
  }
}

/** Returns a quantile of the list. */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

export const median = (values) => quantile(values, 0.5);

/** Formats a row of a Markdown table. */
export const row = (cells) => `| ${cells.join(" | ")} |`;

/** Prints a table after an empty line; every column but the first is of numbers. */
export function table(head, rows) {
  const rule = head.map((_, place) => (place === 0 ? "---" : "---:"));
  process.stdout.write(`\n${[head, rule, ...rows].map(row).join("\n")}\n`);
}

/** Returns the milliseconds of a call. */
export function timed(call) {
  const started = performance.now();
  call();
  return performance.now() - started;
}

/** Throws unless something holds. */
export function demand(holds, what) {
  if (!holds) throw new Error(`wrong: ${what}`);
}

/** Returns the heading of a table: date and machine. */
export function machine() {
  const cpu =
    /^model name\s*: (.*)$/m.exec(readFileSync("/proc/cpuinfo", "utf8"))?.[1] ?? "unknown processor";
  const cores = readFileSync("/proc/cpuinfo", "utf8").match(/^processor/gm)?.length;
  const memory = Number(/^MemTotal:\s+(\d+)/m.exec(readFileSync("/proc/meminfo", "utf8"))?.[1]) / 1048576;
  const load = readFileSync("/proc/loadavg", "utf8").split(" ")[0];
  return `${new Date().toISOString().slice(0, 10)}, ${cores} cores of ${cpu}, ${memory.toFixed(0)} GiB, load ${load} before the run`;
}
