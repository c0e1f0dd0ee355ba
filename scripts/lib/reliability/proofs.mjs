// The proofs of scripts/reliability: a server under load, with a mail server that counts.

import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { startCaddyProxy, startNginxProxy } from "../proxy.mjs";
import { Editor } from "./editor.mjs";
import { expect, send, until, VISITOR_ADDRESS } from "./requests.mjs";
import { MailSink, Site } from "./site.mjs";
import { Visitors } from "./visitors.mjs";

const ROUNDS = Number(process.env.ROUNDS);
const SECONDS_AWAY = Number(process.env.SECONDS_AWAY);
/** The documents of one edition: an import stores both or none. */
const EDITION = ["edition-one", "edition-two"];

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
  const due = 2 * (storedLeads.length + storedBookings.length) + site.invitations;
  expect(sink.accepted.size === due, `every mail was sent: ${sink.accepted.size} of ${due}`);
  console.log(
    `  ${leads.size} leads, ${bookings.size} bookings: none lost, none twice; ${due} mails, ${sink.repeats} sent again`,
  );
}

/** Returns a running site with its content, the origin, and its mail server. */
async function served(environment = {}) {
  const sink = new MailSink();
  const site = new Site({ SMTP_URL: await sink.start(), ...environment });
  await site.fill();
  await site.start();
  return { sink, site, origin: `http://127.0.0.1:${site.port}` };
}

/** kill -9 under load, while an editor imports content and some of the imports are killed, too. */
async function kill9() {
  const { sink, site, origin } = await served();
  const visitors = new Visitors(origin, { bookers: 2 });
  const editor = await Editor.signIn(site, origin);
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
    // At any time between the first request and a steady load; every other time all have acknowledged work.
    const [leads, saved, uploads] = [visitors.leads.size, editor.saved, editor.media.size];
    const acknowledged = () =>
      visitors.leads.size > leads && editor.saved > saved && editor.media.size > uploads;
    await until(() => round % 2 === 0 || acknowledged(), "a lead, a draft and an upload are acknowledged");
    await pause(50 + Math.random() * 500);
    await site.end("SIGKILL");
    await site.start();
  }
  editing = false;
  await Promise.all([visitors.stop(), edited, editor.stop()]);
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
  const editor = await Editor.signIn(site, origin);
  await pause(3000);
  await editor.stop();
  const before = visitors.leads.size;
  const file = join(site.folder, "site.backup");
  const backedUp = await site.command(`backup ${file}`);
  const during = visitors.leads.size - before;
  await pause(1000);
  await visitors.stop();
  visitors.expectOnly(/200|409/);
  await check(site, sink, visitors);
  await site.end("SIGTERM");
  // The format is the same for both databases.
  const other = new Site({ DATABASE_URL: `sqlite://${site.folder}/restored.db` });
  const restored = await other.command(`restore ${file}`);
  const sums = (text) => text.match(/^.*[0-9a-f]{64}$/gm).join("\n");
  expect(sums(backedUp) === sums(restored), "counts and hashes are the same");
  expect((await other.exported("leads")).length >= before, "every lead acknowledged before is in the backup");
  await other.start();
  await editor.check([`http://127.0.0.1:${other.port}`]);
  await other.end("SIGTERM");
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
    const ready = await send(origin, "GET", "/readyz");
    expect(ready.text.includes('"failing":["database"]'), `${outage}: /readyz names the database`);
    expect((await send(origin, "GET", "/healthz")).status === 200, `${outage}: /healthz is 200`);
    const refused = groups.map(({ outcomes }) => outcomes.get("POST 503") ?? 0);
    // Longer than the 10 seconds for which nginx leaves out a failed server.
    await pause(SECONDS_AWAY * 1000);
    const gotRefused = groups.every(({ outcomes }, place) => outcomes.get("POST 503") > refused[place]);
    expect(gotRefused, `${outage}: forms get 503`);
    shell(end);
    const isReady = async () => (await send(origin, "GET", "/readyz")).status === 200;
    await until(isReady, `${outage}: the server is ready again`, 50);
    const acknowledged = groups.map(({ leads }) => leads.size);
    await pause(3000);
    const accepted = groups.every(({ leads }, place) => leads.size > acknowledged[place]);
    expect(accepted, `${outage}: forms are accepted again`);
  }
  for (const group of groups) await group.stop();
  await check(site, sink, ...groups);
  for (const group of groups) group.expectOnly(/GET 200|POST (200|503)/);

  await site.end("SIGKILL");
  for (const { origin } of proxies) {
    const { status } = await send(origin, "GET", "/bookings/B-SECRET?key=SECRET");
    expect(status === 502 || status === 503, `a stopped server is reported: ${status}`);
    const apex = await send(origin, "GET", "/about?key=SECRET", { host: "example.com" });
    const { location } = apex.headers ?? {};
    expect(location === "https://www.example.com/about?key=SECRET", "the apex leads to www over HTTPS");
  }
  for (const { stop } of proxies) await stop();
  const files = readdirSync(logs, { recursive: true }).filter((name) => name.endsWith(".log"));
  const text = files.map((name) => readFileSync(join(logs, name), "utf8")).join("\n");
  expect(
    !text.includes(VISITOR_ADDRESS) && !text.includes("SECRET"),
    "no log has a visitor's address or a link",
  );
  for (const fault of [` 127.0.0.1:${site.port} 502 `, "connection refused"]) {
    expect(text.includes(fault), `the proxies' logs have the fault: ${fault}`);
  }
  for (const [place, name] of Object.keys(starters).entries())
    console.log(`  ${name}: ${groups[place].summary()}`);
}

/** Two replicas on one database are killed in turn, while visitors and an editor use both. */
async function replicas() {
  const { sink, site, origin } = await served();
  const other = new Site(site.environment);
  await other.start();
  const sites = [site, other];
  const origins = sites.map(({ port }) => `http://127.0.0.1:${port}`);
  const groups = origins.map((each) => new Visitors(each, { senders: 2, readers: 2, bookers: 1 }));
  const editor = await Editor.signIn(site, origin, origins);
  for (let round = 0; round < ROUNDS; round += 1) {
    const killed = sites[round % 2];
    await pause(200 + Math.random() * 500);
    await killed.end("SIGKILL");
    await pause(Math.random() * 500);
    await killed.start();
  }
  await until(() => editor.published > 0, "a draft is published");
  await Promise.all([...groups.map((group) => group.stop()), editor.stop()]);
  const { path } = await editor.read();
  for (const each of origins) {
    const isShown = async () => (await send(each, "GET", path)).text?.includes(`Edition ${editor.published}`);
    await until(isShown, `${each} shows the newest publication`, 50);
  }
  await check(site, sink, ...groups);
  for (const each of sites) await each.end("SIGTERM");
  console.log(`  ${ROUNDS} kills; ${groups.map((group) => group.summary()).join("; ")}`);
}

/** An address of PostgreSQL that moves from the primary to the standby. */
class Address {
  sockets = new Set();

  /** Starts to forward to a port. Returns the address's own port. */
  async start(port) {
    this.target = port;
    const server = createServer((socket) => {
      const onward = connect(this.target, "127.0.0.1");
      for (const [from, to] of [
        [socket, onward],
        [onward, socket],
      ]) {
        this.sockets.add(from);
        from.pipe(to);
        from.on("error", () => {});
        from.on("close", () => {
          to.destroy();
          this.sockets.delete(from);
        });
      }
    }).listen(0, "127.0.0.1");
    await new Promise((done) => server.once("listening", done));
    return server.address().port;
  }

  moveTo(port) {
    this.target = port;
    for (const socket of this.sockets) socket.destroy();
  }
}

/** The primary is killed under load, and its synchronous standby is promoted. */
async function failover() {
  const { POSTGRES_URL, STANDBY_PORT, START_STANDBY, PROMOTE_STANDBY, STOP_DATABASE } = process.env;
  // This process forwards connections meanwhile, so it must not block.
  const shell = (command) => promisify(execFile)("sh", ["-c", command]);
  await shell(START_STANDBY);
  const replicate = "alter system set synchronous_standby_names = '*'";
  await shell(`psql "${POSTGRES_URL}" -c "${replicate}" -c "select pg_reload_conf()"`);
  const address = new Address();
  const url = new URL(POSTGRES_URL);
  url.port = await address.start(Number(url.port));
  const { sink, site, origin } = await served({ DATABASE_URL: url.href });
  const visitors = new Visitors(origin, { bookers: 2 });
  const editor = await Editor.signIn(site, origin);
  await pause(5000);
  await shell(STOP_DATABASE);
  await pause(2000);
  await shell(PROMOTE_STANDBY);
  address.moveTo(Number(STANDBY_PORT));
  const promoted = performance.now();
  const acknowledged = visitors.leads.size;
  await until(() => visitors.leads.size > acknowledged, "a lead is acknowledged by the new primary");
  const seconds = ((performance.now() - promoted) / 1000).toFixed(1);
  await pause(5000);
  await Promise.all([visitors.stop(), editor.stop()]);
  await check(site, sink, visitors);
  visitors.expectOnly(/GET 200|POST (200|409|503)/);
  await site.end("SIGTERM");
  console.log(`  a lead was acknowledged ${seconds} s after the promotion; ${visitors.summary()}`);
}

const proofs = { "kill-9": kill9, backup, "database-away": databaseAway, replicas, failover };
const proof = proofs[process.argv[2]];
expect(proof, `the argument is one of ${Object.keys(proofs).join(", ")}`);
await proof();
console.log("  PROVED");
process.exit(0);
