// The proofs of scripts/reliability: a server under load, with a mail server that counts.

import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import https from "node:https";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort, ROOT, startCaddyProxy, startNginxProxy } from "./proxy.mjs";

const ROUNDS = Number(process.env.ROUNDS);
const SECONDS_AWAY = Number(process.env.SECONDS_AWAY);
const PAGES = ["/", "/about", "/contacts", "/insights", "/career", "/products/corx", "/privacy-policy"];
/** The documents of one edition: an import stores both or none. */
const EDITION = ["edition-one", "edition-two"];
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

/** Longest wait for a start, a final answer or the first acknowledgement of a round, in milliseconds. */
const LIMIT = 120_000 + SECONDS_AWAY * 1000;

/** Ends the proof if a condition is false. */
function expect(condition, what) {
  if (condition) return;
  console.error(`FAILED: expected that ${what}`);
  process.exit(1);
}

/** Polls until a condition is true. Ends the proof after the limit. */
async function until(condition, what, interval = 10) {
  for (const end = performance.now() + LIMIT; !(await condition()); await pause(interval))
    expect(performance.now() < end, `${what} within ${LIMIT / 1000} s`);
}

/** A mail server that accepts everything and counts accepted mails by Message-ID. */
class MailSink {
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
class Site {
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
    const started = performance.now();
    for (;;) {
      const { text } = await ask(`http://127.0.0.1:${this.metricsPort}`, "GET", "/metrics");
      const metric = (name) => Number(new RegExp(`^${name} (.*)$`, "m").exec(text)?.[1]);
      if (metric("site_outbox_due") + metric("site_outbox_later") === reminders) return;
      expect(performance.now() - started < 600_000, "the outbox is empty in time");
      await pause(500);
    }
  }
}

/** Sends one request on a new connection. Returns status, text and headers; status 0 and the cause without a response. */
function ask(origin, method, path, headers = {}, body = "") {
  return new Promise((done) => {
    const options = { method, headers, agent: false, rejectUnauthorized: false, timeout: 20_000 };
    const { request } = origin.startsWith("https:") ? https : http;
    // Another address than that of this machine's programs, so that the proxies' logs can be searched for it.
    const call = request(origin + path, { ...options, localAddress: VISITOR }, (answer) => {
      let text = "";
      answer.on("data", (chunk) => (text += chunk));
      answer.on("end", () => done({ status: answer.statusCode, text, headers: answer.headers }));
      answer.on("error", (cause) => done({ status: 0, cause: cause.code }));
    });
    call.on("timeout", () => call.destroy(Object.assign(new Error(), { code: "TIMEOUT" })));
    call.on("error", (cause) => done({ status: 0, cause: cause.code }));
    call.end(body);
  });
}
const VISITOR = "127.0.0.66";

/** Visitors who send leads, book slots and read pages until they are stopped. */
class Visitors {
  /** References of acknowledged leads, and the slots of acknowledged bookings. */
  leads = new Map();
  bookings = new Map();
  /** Number of responses by method and status. */
  outcomes = new Map();
  active = true;

  constructor(origin, { senders = 4, readers = 4, bookers = 0 } = {}) {
    this.origin = origin;
    const many = (count, visitor) => Array.from({ length: count }, (_, place) => visitor(place));
    this.all = [
      ...many(senders, () => this.send()),
      ...many(readers, (place) => this.read(place)),
      ...many(bookers, () => this.book()),
    ];
  }

  count(method, { status, cause }) {
    const outcome = `${method} ${status || cause}`;
    this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + 1);
  }

  /** Repeats a form with the same key until its status is final, as the page's script does. */
  async submit(path, answers, final) {
    const key = randomUUID();
    const email = `${key}@visitors.example`;
    const person = { fullName: "Ada Lovelace", email, phone: "+17045550101", company: "Engines" };
    const headers = { "content-type": "application/json", "idempotency-key": key };
    const body = JSON.stringify({ ...person, ...answers });
    let answer;
    const isFinal = async () => {
      answer = await ask(this.origin, "POST", path, headers, body);
      this.count("POST", answer);
      expect(answer.status !== 503 || answer.headers["retry-after"], "a 503 says when to try again");
      return final.includes(answer.status);
    };
    await until(isFinal, "a form is answered", 20);
    return { ...answer, email };
  }

  async send() {
    while (this.active) {
      const lead = { description: "x".repeat(200), privacy: true };
      const { text, email } = await this.submit("/api/corvanta-contact-us/", lead, [200]);
      this.leads.set(JSON.parse(text).data.reference, email);
      await pause(30);
    }
  }

  /** Books one slot after the other. All bookers compete for the same ones. */
  async book() {
    const clock = (minutes) => {
      const hour = Math.floor(minutes / 60) % 24;
      return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
    };
    for (let slot = 0; this.active; slot += 1) {
      const date = new Date(Date.UTC(2099, 0, 1 + Math.floor(slot / 96))).toISOString().slice(0, 10);
      const start = (slot % 96) * 15;
      const time = `${clock(start)}-${clock(start + 15)}`;
      const { status, text } = await this.submit(
        "/api/book-slot/",
        { event: "fair", date, time },
        [200, 409],
      );
      const { data } = JSON.parse(text);
      if (status === 200) this.bookings.set(data.reference, `${data.date} ${data.time}`);
      await pause(30);
    }
  }

  async read(place) {
    for (let turn = place; this.active; turn += 1) {
      this.count("GET", await ask(this.origin, "GET", PAGES[turn % PAGES.length]));
      await pause(30);
    }
  }

  /** Stops the visitors, each after its current form is acknowledged. */
  async stop() {
    this.active = false;
    await Promise.all(this.all);
  }

  summary() {
    return [...this.outcomes]
      .toSorted()
      .map(([outcome, times]) => `${outcome}: ${times}`)
      .join(", ");
  }
}

/** Checks that all acknowledged leads and bookings are stored once, and that every mail was sent. */
async function check(site, sink, ...visitors) {
  const [leads, bookings] = ["leads", "bookings"].map(
    (kind) => new Map(visitors.flatMap((group) => [...group[kind]])),
  );
  await site.drained(bookings.size);
  const [storedLeads, storedBookings] = [await site.exported("leads"), await site.exported("bookings")];
  const emails = new Map(storedLeads.map(({ reference, email }) => [reference, email]));
  expect(
    [...leads].every(([reference, email]) => emails.get(reference) === email),
    "no acknowledged lead is lost",
  );
  expect(new Set(emails.values()).size === storedLeads.length, "no lead is stored twice");
  expect(
    storedLeads.length === leads.size,
    `each stored lead was acknowledged: ${storedLeads.length} of ${leads.size}`,
  );
  const slots = new Map(storedBookings.map(({ reference, date, time }) => [reference, `${date} ${time}`]));
  expect(
    [...bookings].every(([reference, slot]) => slots.get(reference) === slot),
    "no acknowledged booking is lost",
  );
  expect(new Set(slots.values()).size === storedBookings.length, "no slot is given to two visitors");
  // Each lead and booking causes one mail to the owner and one to the visitor.
  const due = 2 * (storedLeads.length + storedBookings.length);
  expect(sink.accepted.size === due, `every mail was sent: ${sink.accepted.size} of ${due}`);
  console.log(
    `  ${leads.size} leads, ${bookings.size} bookings: none lost, none twice; ${due} mails, ${sink.repeats} sent again`,
  );
}

/** Returns a running site with its content, the origin, and its mail server. */
async function served() {
  const sink = new MailSink();
  const site = new Site({ SMTP_URL: await sink.start() });
  await site.fill();
  await site.start();
  return { sink, site, origin: `http://127.0.0.1:${site.port}` };
}

/** kill -9 under load, while an editor imports content and some of the imports are killed, too. */
async function kill9() {
  const { sink, site, origin } = await served();
  const visitors = new Visitors(origin, { bookers: 2 });
  const folder = join(site.folder, "editor");
  mkdirSync(join(folder, "blog"), { recursive: true });
  let [attempts, newest, editing] = [0, 0, true];
  const edit = async () => {
    while (editing) {
      attempts += 1;
      const head =
        'title: Edition\ndate: 2026-01-01\nauthor: An editor\nthumbnail: blog/agentic-ai\nexcerpt: "A post."';
      const post = `---\n${head}\n---\n\nEdition ${attempts}\n`;
      for (const slug of EDITION) writeFileSync(join(folder, "blog", `${slug}.md`), post);
      const limit = Math.random() < 0.3 ? Math.random() * 120 : undefined;
      if ((await site.command(`content import ${folder}`, limit)) !== null) newest = attempts;
      await pause(50);
    }
  };
  const edited = edit();
  for (let round = 0; round < ROUNDS; round += 1) {
    // At any time between the first request and a steady load; every other time forms have been acknowledged.
    const acknowledged = visitors.leads.size;
    await until(() => round % 2 === 0 || visitors.leads.size > acknowledged, "a lead is acknowledged");
    await pause(50 + Math.random() * 500);
    await site.end("SIGKILL");
    await site.start();
  }
  editing = false;
  await Promise.all([visitors.stop(), edited]);
  expect(visitors.bookings.size > 0, "bookings were made");
  await check(site, sink, visitors);
  await site.command(`content export ${site.folder}/exported`);
  const [one, two] = EDITION.map((slug) => {
    const text = readFileSync(join(site.folder, "exported/blog", `${slug}.md`), "utf8");
    return Number(/^Edition (\d+)$/m.exec(text)[1]);
  });
  expect(
    one === two && one >= newest,
    `an import is stored whole: ${one}, ${two}; ${newest} was acknowledged`,
  );
  // Reads every row.
  await site.command(`backup ${site.folder}/after.backup`);
  await site.end("SIGTERM");
  console.log(`  ${ROUNDS} kills, ${attempts} imports; ${visitors.summary()}`);
}

/** A backup taken under load restores to the same counts and hashes. */
async function backup() {
  const { sink, site, origin } = await served();
  const visitors = new Visitors(origin, { bookers: 1 });
  await pause(3000);
  const before = visitors.leads.size;
  const file = join(site.folder, "site.backup");
  const backedUp = await site.command(`backup ${file}`);
  const during = visitors.leads.size - before;
  await pause(1000);
  await visitors.stop();
  expect(
    [...visitors.outcomes.keys()].every((outcome) => /200|409/.test(outcome)),
    `every request succeeds: ${visitors.summary()}`,
  );
  await check(site, sink, visitors);
  await site.end("SIGTERM");
  // The format is the same for both databases.
  const other = new Site({ DATABASE_URL: `sqlite://${site.folder}/restored.db` });
  const restored = await other.command(`restore ${file}`);
  const sums = (text) => text.match(/^.*[0-9a-f]{64}$/gm).join("\n");
  expect(sums(backedUp) === sums(restored), "counts and hashes are the same");
  expect((await other.exported("leads")).length >= before, "every lead acknowledged before is in the backup");
  console.log(`  ${during} leads during the backup; ${visitors.summary()}`);
}

/** PostgreSQL is stopped, then read-only as after a demotion, behind both proxies. */
async function databaseAway() {
  const { sink, site, origin } = await served();
  const [logs, starters] = [join(site.folder, "proxies"), { nginx: startNginxProxy, caddy: startCaddyProxy }];
  const proxies = [];
  for (const [name, start] of Object.entries(starters))
    proxies.push(await start(join(logs, name), site.port));
  const groups = proxies.map(({ origin }) => new Visitors(origin));
  await pause(2000);

  const shell = (command) => execFileSync("sh", ["-c", command], { stdio: ["ignore", "ignore", "inherit"] });
  const { STOP_DATABASE, START_DATABASE, POSTGRES_URL } = process.env;
  const set = (value) => `alter system set default_transaction_read_only = ${value}`;
  const readOnly = (value) => `psql "${POSTGRES_URL}" -c "${set(value)}" -c "select pg_reload_conf()"`;
  const outages = {
    stopped: [STOP_DATABASE, START_DATABASE],
    "read-only": [readOnly("on"), readOnly("off")],
  };
  for (const [outage, [begin, end]] of Object.entries(outages)) {
    shell(begin);
    await pause(2000);
    const ready = await ask(origin, "GET", "/readyz");
    expect(ready.text.includes('"failing":["database"]'), `${outage}: /readyz names the database`);
    expect((await ask(origin, "GET", "/healthz")).status === 200, `${outage}: /healthz is 200`);
    const refused = groups.map(({ outcomes }) => outcomes.get("POST 503") ?? 0);
    // Longer than the 10 seconds for which nginx leaves out a failed server.
    await pause(SECONDS_AWAY * 1000);
    const gotRefused = groups.every(({ outcomes }, place) => outcomes.get("POST 503") > refused[place]);
    expect(gotRefused, `${outage}: forms get 503`);
    shell(end);
    const isReady = async () => (await ask(origin, "GET", "/readyz")).status === 200;
    await until(isReady, `${outage}: the server is ready again`, 50);
    const acknowledged = groups.map(({ leads }) => leads.size);
    await pause(3000);
    const accepted = groups.every(({ leads }, place) => leads.size > acknowledged[place]);
    expect(accepted, `${outage}: forms are accepted again`);
  }
  for (const group of groups) await group.stop();
  await check(site, sink, ...groups);
  for (const { outcomes, origin } of groups) {
    const wrong = [...outcomes.keys()].filter((outcome) => !/GET 200|POST (200|503)/.test(outcome));
    expect(wrong.length === 0, `${origin} has no other outcome: ${wrong}`);
  }

  await site.end("SIGKILL");
  for (const { origin } of proxies) {
    const { status } = await ask(origin, "GET", "/bookings/B-SECRET?key=SECRET");
    expect(status === 502 || status === 503, `a stopped server is reported: ${status}`);
    const apex = await ask(origin, "GET", "/about?key=SECRET", { host: "example.com" });
    const { location } = apex.headers ?? {};
    expect(location === "https://www.example.com/about?key=SECRET", "the apex leads to www over HTTPS");
  }
  for (const { stop } of proxies) await stop();
  const files = readdirSync(logs, { recursive: true }).filter((name) => name.endsWith(".log"));
  const text = files.map((name) => readFileSync(join(logs, name), "utf8")).join("\n");
  expect(!text.includes(VISITOR) && !text.includes("SECRET"), "no log has a visitor's address or a link");
  for (const fault of [` 127.0.0.1:${site.port} 502 `, "connection refused"]) {
    expect(text.includes(fault), `the proxies' logs have the fault: ${fault}`);
  }
  for (const [place, name] of Object.keys(starters).entries())
    console.log(`  ${name}: ${groups[place].summary()}`);
}

const proof = { "kill-9": kill9, backup, "database-away": databaseAway }[process.argv[2]];
expect(proof, "the argument is kill-9, backup or database-away");
await proof();
console.log("  PROVED");
process.exit(0);
