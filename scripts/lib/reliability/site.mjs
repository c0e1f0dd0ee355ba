// A server to prove something about, requests to it, and conditions that hold or end the proof.

import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import https from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort, ROOT } from "../proxy.mjs";

/** Longest wait for a start, a final response or the first acknowledgement of a round, in milliseconds. */
const LIMIT = 120_000 + Number(process.env.SECONDS_AWAY) * 1000;

/** Another address than that of this machine's programs, so that the proxies' logs can be searched for it. */
export const VISITOR_ADDRESS = "127.0.0.66";

/** Ends the proof if a condition is false. */
export function expect(condition, what) {
  if (condition) return;
  console.error(`FAILED: expected that ${what}`);
  process.exit(1);
}

/** Polls until a condition is true. Ends the proof after the limit, in milliseconds. */
export async function until(condition, what, interval = 10, limit = LIMIT) {
  for (const end = performance.now() + limit; !(await condition()); await pause(interval))
    expect(performance.now() < end, `${what} within ${limit / 1000} s`);
}

/** Sends one request on a new connection. Returns status, text and headers; status 0 and the cause without a response. */
export function send(origin, method, path, headers = {}, body = "") {
  return new Promise((done) => {
    const options = {
      method,
      headers,
      agent: false,
      rejectUnauthorized: false,
      signal: AbortSignal.timeout(20_000),
    };
    const { request } = origin.startsWith("https:") ? https : http;
    const call = request(origin + path, { ...options, localAddress: VISITOR_ADDRESS }, (response) => {
      let text = "";
      response.on("data", (chunk) => (text += chunk));
      response.on("end", () => done({ status: response.statusCode, text, headers: response.headers }));
      response.on("error", (cause) => done({ status: 0, cause: cause.code }));
    });
    call.on("error", (cause) => done({ status: 0, cause: cause.code }));
    call.end(body);
  });
}

/** An event with more slots than a proof can book: 92 days of 96 quarters of an hour. */
const FAIR = `---
name: The long fair
booth: "1"
tagline: It is open day and night.
description: It is open day and night.
time_zone: America/New_York
first_day: 2099-01-01
last_day: 2099-04-02
slot_minutes: 15
first_slot: "00:00"
last_slot: "23:45"
---
`;

/** A site to serve: settings, database, mails and log in one folder. */
export class Site {
  constructor(environment = {}, folder = mkdtempSync(join(tmpdir(), "reliability-"))) {
    this.folder = folder;
    process.on("exit", () => {
      this.process?.kill("SIGKILL");
      rmSync(this.folder, { recursive: true, force: true });
    });
    this.environment = {
      PATH: process.env.PATH,
      SITE_CONFIG: join(ROOT, "site.toml"),
      WEB_DIST: join(ROOT, "web/dist"),
      DATABASE_URL: process.env.POSTGRES_URL ?? `sqlite://${this.folder}/site.db`,
      RATE_LIMIT: "off",
      METRICS: "off",
      ...environment,
    };
  }

  /** Returns the number of mails: without a mail server, each is written to a file of its id. */
  mails() {
    return readdirSync(join(this.folder, "data/outbox")).filter((name) => name.endsWith(".eml")).length;
  }

  /** Starts a site with its content and the fair. */
  static async start() {
    const site = new Site();
    const own = join(site.folder, "fair");
    mkdirSync(join(own, "landings"), { recursive: true });
    writeFileSync(join(own, "landings", "fair.md"), FAIR);
    for (const folder of [join(ROOT, "content"), own]) await site.command(`content import ${folder}`);
    return await site.start();
  }

  /** Starts the server and waits until it listens. The port is the same for every start. */
  async start() {
    this.port ??= await freePort();
    this.origin = `http://127.0.0.1:${this.port}`;
    const log = join(this.folder, "server.log");
    this.process = spawn(process.env.SERVER, ["serve"], {
      cwd: this.folder,
      env: { ...this.environment, PORT: String(this.port) },
      stdio: ["ignore", "pipe", openSync(log, "a")],
    });
    this.ended = new Promise((done) => this.process.once("exit", done));
    let isListening = false;
    this.process.stdout.on("data", (chunk) => {
      isListening ||= String(chunk).includes("Listening on");
    });
    await until(() => isListening || this.process.exitCode !== null, "the server starts");
    expect(isListening, `the server starts: ${readFileSync(log, "utf8")}`);
    return this;
  }

  /** Ends the process with a signal, and waits. */
  async end(signal) {
    this.process.kill(signal);
    await this.ended;
  }

  /** Runs a command of the server on the same database. Returns its output. */
  async command(words) {
    const options = { cwd: this.folder, env: { ...this.environment, LOG: "error" } };
    const child = spawn(process.env.SERVER, words.split(" "), options);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    const code = await new Promise((done) => child.once("close", done));
    expect(code === 0, `server ${words} succeeds: ${output}`);
    return output;
  }

  async exported(what) {
    return JSON.parse(await this.command(`${what} export --format json`));
  }
}
