// A server process with a folder of its own.

import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, openSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../../..");

/** Returns a port that is free at this moment. */
export function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

export const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** A site to serve: settings, database, log. */
export class Site {
  constructor(environment = {}) {
    this.folder = mkdtempSync(join(tmpdir(), "reliability-"));
    this.log = join(this.folder, "server.log");
    this.environment = {
      PATH: process.env.PATH,
      HOME: this.folder,
      SITE_CONFIG: join(ROOT, "site.toml"),
      WEB_DIST: join(ROOT, "web/dist"),
      DATABASE_URL: process.env.POSTGRES_URL ?? `sqlite://${this.folder}/site.db`,
      RATE_LIMIT: "off",
      LOG: "info,sqlx=warn",
      ...environment,
    };
    this.process = null;
  }

  get isPostgres() {
    return this.environment.DATABASE_URL.startsWith("postgres");
  }

  /** Starts the server and waits until it listens. The port is the same for every start. */
  async start() {
    // A site requires pages. If the database has them, this changes nothing.
    if (this.port === undefined) this.command("content", "import", join(ROOT, "content"), "--only", "pages");
    this.port ??= await freePort();
    this.metricsPort ??= await freePort();
    const log = openSync(this.log, "a");
    const started = performance.now();
    this.process = spawn(process.env.SERVER, ["serve"], {
      cwd: this.folder,
      env: { ...this.environment, PORT: String(this.port), METRICS: `127.0.0.1:${this.metricsPort}` },
      stdio: ["ignore", "pipe", log],
    });
    const ended = new Promise((done) => this.process.once("exit", (code, signal) => done({ code, signal })));
    this.ended = ended;
    await new Promise((done, failed) => {
      let text = "";
      this.process.stdout.on("data", (chunk) => {
        text += chunk;
        if (text.includes("Listening on")) done();
      });
      ended.then(() => failed(new Error(`the server ended at its start; see ${this.log}`)));
    });
    return performance.now() - started;
  }

  /** Kills the process, as a power cut or the kernel would. */
  async kill() {
    this.process.kill("SIGKILL");
    await this.ended;
  }

  /** Stops the process gracefully, and waits. */
  async stop() {
    this.process.kill("SIGTERM");
    return await this.ended;
  }

  /** Runs a command of the server on the same database. */
  command(...words) {
    const done = spawnSync(process.env.SERVER, words, {
      cwd: this.folder,
      env: this.environment,
      encoding: "utf8",
      maxBuffer: 1 << 30,
    });
    if (done.status !== 0) throw new Error(`server ${words.join(" ")}: ${done.stderr}`);
    return done.stdout;
  }

  /**
   * Runs a command of the server while everything else goes on; with `killAfter`, kills it after so many milliseconds.
   * Returns its exit code, null if it was killed, and what it said.
   */
  commandBeside(words, { killAfter } = {}) {
    const child = spawn(process.env.SERVER, words, {
      cwd: this.folder,
      env: this.environment,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        said += chunk;
      });
    }
    const killer = killAfter === undefined ? undefined : setTimeout(() => child.kill("SIGKILL"), killAfter);
    return new Promise((done) =>
      child.once("close", (code) => {
        clearTimeout(killer);
        done({ code, said });
      }),
    );
  }

  leads() {
    return JSON.parse(this.command("leads", "export", "--format", "json"));
  }

  bookings() {
    return JSON.parse(this.command("bookings", "export", "--format", "json"));
  }

  /** Returns a metric by its name. */
  async metric(name) {
    // On a new connection: the other side may close a kept one just as it is reused.
    const headers = { connection: "close" };
    const answer = await fetch(`http://127.0.0.1:${this.metricsPort}/metrics`, { headers });
    const line = (await answer.text()).split("\n").find((line) => line.startsWith(`${name} `));
    return line === undefined ? Number.NaN : Number(line.split(" ")[1]);
  }

  /** Waits until only a number of reminders is left to deliver. */
  async drained(patience = 300_000, reminders = 0) {
    const started = performance.now();
    while (performance.now() - started < patience) {
      const waiting = (await this.metric("site_outbox_due")) + (await this.metric("site_outbox_later"));
      if (waiting === reminders) return performance.now() - started;
      await pause(500);
    }
    throw new Error("the outbox is not empty in time");
  }

  /** Returns SQLite's own integrity check; PostgreSQL checks its pages when everything is read, as by a backup. */
  integrity() {
    this.command("backup", join(this.folder, "integrity.backup"));
    if (this.isPostgres) return "every row read";
    const file = this.environment.DATABASE_URL.replace("sqlite://", "");
    const script =
      "import sqlite3, sys; print(sqlite3.connect(sys.argv[1]).execute('pragma integrity_check').fetchone()[0])";
    const done = spawnSync("python3", ["-c", script, file], { encoding: "utf8" });
    return `every row read, integrity_check ${done.status === 0 ? done.stdout.trim() : "not run (no python3)"}`;
  }

  /** Returns the open sockets of the process: listeners and connections. */
  sockets() {
    const folder = `/proc/${this.process.pid}/fd`;
    const links = readdirSync(folder).map((name) => {
      try {
        return readlinkSync(join(folder, name));
      } catch {
        // Closed in the meantime.
        return "";
      }
    });
    return links.filter((link) => link.startsWith("socket:")).length;
  }

  /** Returns the current memory of the process, in MiB. */
  memory() {
    return this.#status("VmRSS");
  }

  /** Returns the peak memory of the process, in MiB. */
  peakMemory() {
    return this.#status("VmHWM");
  }

  #status(name) {
    const status = readFileSync(`/proc/${this.process.pid}/status`, "utf8");
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1]) / 1024;
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Ends the proof if a condition does not hold. */
export function demand(condition, what) {
  if (condition) return;
  console.error(`NOT PROVED: ${what}`);
  process.exit(1);
}
