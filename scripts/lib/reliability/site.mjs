// A server to prove something about, with a mail server that counts.

import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, ROOT } from "../proxy.mjs";
import { expect, send, until } from "./requests.mjs";

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

/** A mail server that accepts everything and counts accepted mails by Message-ID. */
export class MailSink {
  accepted = new Map();

  async start() {
    this.server = createServer((socket) => this.handle(socket)).listen(0, "127.0.0.1");
    await new Promise((done) => this.server.once("listening", done));
    return `smtp://127.0.0.1:${this.server.address().port}?tls=none`;
  }

  handle(socket) {
    let text = "";
    let mail = null;
    socket.setEncoding("latin1");
    // A killed server closes the connection.
    socket.on("error", () => {});
    socket.write("220 sink ESMTP\r\n");
    socket.on("data", (chunk) => {
      text += chunk;
      for (let end = text.indexOf("\r\n"); end >= 0; end = text.indexOf("\r\n")) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        if (mail !== null && line !== ".") {
          mail += `${line}\n`;
        } else if (mail !== null) {
          const id = /^Message-ID: (.*)$/im.exec(mail)?.[1] ?? "none";
          this.accepted.set(id, (this.accepted.get(id) ?? 0) + 1);
          mail = null;
          socket.write("250 accepted\r\n");
        } else if (/^DATA/i.test(line)) {
          mail = "";
          socket.write("354 send\r\n");
        } else if (/^QUIT/i.test(line)) {
          socket.end("221 bye\r\n");
        } else {
          socket.write("250 ok\r\n");
        }
      }
    });
  }

  get repeats() {
    return [...this.accepted.values()].reduce((sum, times) => sum + times - 1, 0);
  }
}

/** A site to serve: settings, database and log in one folder. */
export class Site {
  /** Number of people who were invited to the back office, each by a mail. */
  invitations = 0;

  constructor(environment = {}) {
    this.folder = mkdtempSync(join(tmpdir(), "reliability-"));
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
      ...environment,
    };
  }

  /** Imports the site's content and the fair. */
  async fill() {
    const own = join(this.folder, "fair");
    mkdirSync(join(own, "landings"), { recursive: true });
    writeFileSync(join(own, "landings", "fair.md"), FAIR);
    for (const folder of [join(ROOT, "content"), own]) await this.command(`content import ${folder}`);
  }

  /** Starts the server and waits until it listens. The port is the same for every start. */
  async start() {
    this.port ??= await freePort();
    this.metricsPort ??= await freePort();
    this.process = spawn(process.env.SERVER, ["serve"], {
      cwd: this.folder,
      env: { ...this.environment, PORT: String(this.port), METRICS: `127.0.0.1:${this.metricsPort}` },
      stdio: ["ignore", "pipe", openSync(join(this.folder, "server.log"), "a")],
    });
    this.ended = new Promise((done) => this.process.once("exit", done));
    let isListening = false;
    this.process.stdout.on("data", (chunk) => {
      isListening ||= String(chunk).includes("Listening on");
    });
    this.ended.then(() => {
      if (!isListening) console.error(readFileSync(join(this.folder, "server.log"), "utf8"));
    });
    await until(() => isListening || this.process.exitCode !== null, "the server starts");
    expect(isListening, "the server starts");
  }

  /** Ends the process with a signal, and waits. */
  async end(signal) {
    this.process.kill(signal);
    await this.ended;
  }

  /** Runs a command of the server on the same database. Returns its output; null if it was killed after `limit` ms. */
  async command(words, limit) {
    const options = { cwd: this.folder, env: { ...this.environment, LOG: "error" } };
    const child = spawn(process.env.SERVER, words.split(" "), options);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    const killer = limit && setTimeout(() => child.kill("SIGKILL"), limit);
    const code = await new Promise((done) => child.once("close", done));
    clearTimeout(killer);
    expect(code === 0 || (code === null && limit), `server ${words} succeeds: ${output}`);
    return code === 0 ? output : null;
  }

  async exported(what) {
    return JSON.parse(await this.command(`${what} export --format json`));
  }

  /** Waits until only a number of reminders is left to deliver. */
  async drained(reminders) {
    const isDrained = async () => {
      const { text } = await send(`http://127.0.0.1:${this.metricsPort}`, "GET", "/metrics");
      const metric = (name) => Number(new RegExp(`^${name} (.*)$`, "m").exec(text)?.[1]);
      return metric("site_outbox_due") + metric("site_outbox_later") === reminders;
    };
    await until(isDrained, "only reminders are left in the outbox", 500, 600_000);
  }
}
