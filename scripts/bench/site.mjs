// Shared parts of the benchmarks: a server on a new folder, statistics and tables.

import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ROOT } from "../lib/proxy.mjs";

const SERVER = resolve(process.env.SERVER ?? join(ROOT, "target/release/server"));
/** Linux counts processor time in hundredths of a second. */
const TICKS_A_SECOND = 100;

const folders = [];
const servers = [];
process.on("exit", () => {
  for (const server of servers) server.kill("SIGKILL");
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Creates a folder that is removed when the process ends. BENCH_FOLDER selects the disk. */
export function scratch(name) {
  const folder = mkdtempSync(join(process.env.BENCH_FOLDER ?? tmpdir(), `site-${name}-`));
  folders.push(folder);
  return folder;
}

const settings = (folder) => ({
  ...process.env,
  SITE_CONFIG: join(ROOT, "site.toml"),
  WEB_DIST: join(ROOT, "web/dist"),
  DATABASE_URL: `sqlite://${join(folder, "site.db")}`,
  PORT: "0",
  METRICS: "off",
  RATE_LIMIT: "off",
  LOG: "error",
});

/** Imports the example's content into a folder's database. */
export function seed(folder) {
  const words = ["content", "import", join(ROOT, "content")];
  execFileSync(SERVER, words, { cwd: folder, env: settings(folder), stdio: "ignore" });
}

/** Starts a server and waits until it listens; a launcher such as `taskset -c 0` comes before it. */
export async function startServer(folder, launcher = []) {
  const [program, ...words] = [...launcher, SERVER, "serve"];
  const child = spawn(program, words, {
    cwd: folder,
    env: settings(folder),
    stdio: ["ignore", "pipe", "inherit"],
  });
  servers.push(child);
  const origin = await new Promise((resolve, reject) => {
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
      const found = /Listening on (http:\/\/\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${output}`)));
  });
  return {
    origin,
    pid: child.pid,
    /** Returns the peak resident memory in MiB. */
    peakMemory: () =>
      Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024,
    stop: () =>
      new Promise((resolve) => {
        child.once("exit", resolve);
        child.kill("SIGTERM");
      }),
  };
}

/** Returns the processor time of a process and its children so far, in microseconds. */
export function processorMicros(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
    .trim()
    .split(" ")
    .filter(Boolean);
  const ticks = [pid, ...children].map((one) => {
    // The fields after the name, which may contain spaces. User and system time are fields 14 and 15 of the line.
    const fields = readFileSync(`/proc/${one}/stat`, "utf8").split(") ").at(-1).split(" ");
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, one) => sum + one, 0) * (1e6 / TICKS_A_SECOND);
}

/** Waits until a server uses no processor time: it has rendered every page. */
export async function waitUntilIdle(pid) {
  for (let before = -1; processorMicros(pid) !== before; await pause(500)) before = processorMicros(pid);
}

export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** Prints a Markdown table after an empty line; every column but the first is of numbers. */
export function table(head, rows) {
  const rule = head.map((_, place) => (place === 0 ? "---" : "---:"));
  const lines = [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  process.stdout.write(`\n${lines.join("\n")}\n`);
}

/** Returns the heading of a table: date and machine. */
export function machine() {
  const info = readFileSync("/proc/cpuinfo", "utf8");
  const cpu = /^model name\s*: (.*)$/m.exec(info)?.[1] ?? "unknown processor";
  const cores = info.match(/^processor/gm)?.length;
  const load = readFileSync("/proc/loadavg", "utf8").split(" ")[0];
  return `${new Date().toISOString().slice(0, 10)}, ${cores} cores of ${cpu}, load ${load} before the run`;
}
