// The proofs of scripts/reliability: servers under load, which are killed or lose their database.

import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { startCaddyProxy, startNginxProxy } from "../proxy.mjs";
import { Editor } from "./editor.mjs";
import { expect, Site, send, until, VISITOR_ADDRESS } from "./site.mjs";
import { Visitors } from "./visitors.mjs";

const ROUNDS = Number(process.env.ROUNDS);
const SECONDS_AWAY = Number(process.env.SECONDS_AWAY);
const shell = (command) => promisify(execFile)("sh", ["-c", command]);

/** Checks that all acknowledged leads and bookings are stored once, and that every mail was sent. */
async function check(site, groups) {
  const acknowledged = (kind) => new Map(groups.flatMap((group) => [...group[kind]]));
  const [leads, bookings] = [acknowledged("leads"), acknowledged("bookings")];
  const [storedLeads, storedBookings] = [await site.exported("leads"), await site.exported("bookings")];
  const emails = new Map(storedLeads.map(({ reference, email }) => [reference, email]));
  const slots = new Map(storedBookings.map(({ reference, date, time }) => [reference, `${date} ${time}`]));
  const has = (stored, sent) => [...sent].every(([reference, value]) => stored.get(reference) === value);
  expect(has(emails, leads), "no acknowledged lead is lost");
  expect(
    storedLeads.length === leads.size,
    `no lead is stored twice: ${storedLeads.length} of ${leads.size}`,
  );
  expect(has(slots, bookings), "no acknowledged booking is lost");
  expect(new Set(slots.values()).size === storedBookings.length, "no slot is given to two visitors");
  // Each lead and booking causes one mail to the owner and one to the visitor.
  const due = 2 * (storedLeads.length + storedBookings.length);
  await until(() => site.mails() >= due, `${due} mails are sent`, 500, 600_000);
  console.log(`  ${leads.size} leads, ${bookings.size} bookings, ${due} mails: none lost, none twice`);
}

/**
 * kill -9 under load, then a backup under load, which is restored. On PostgreSQL two servers, which the visitors and
 * the editor use, are killed in turn.
 */
async function kill9() {
  const site = await Site.start();
  const sites = [site];
  if (process.env.POSTGRES_URL) sites.push(await new Site(site.environment, site.folder).start());
  const groups = sites.map(({ origin }) => new Visitors(origin));
  const editor = await Editor.signIn(sites);
  const leads = () => groups.reduce((sum, group) => sum + group.leads.size, 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    // At any time between the first request and a steady load; every other time all have acknowledged work.
    const [sent, saved] = [leads(), editor.saved];
    const isAcknowledged = () => round % 2 === 0 || (leads() > sent && editor.saved > saved);
    await until(isAcknowledged, "a lead and a draft are acknowledged");
    await pause(50 + Math.random() * 500);
    const killed = sites[Math.floor(round / 2) % sites.length];
    await killed.end("SIGKILL");
    await killed.start();
  }
  await until(() => editor.published > 0, "a draft is published");
  const before = leads();
  const file = join(site.folder, "site.backup");
  const backedUp = await site.command(`backup ${file}`);
  await Promise.all([...groups.map((group) => group.stop()), editor.stop()]);
  await check(site, groups);
  const text = `Edition ${editor.published}.`;
  for (const { origin } of sites) {
    const isShown = async () => (await send(origin, "GET", "/blog/a-proof")).text?.includes(text);
    await until(isShown, `${origin} shows the newest publication`, 50);
  }
  for (const each of sites) await each.end("SIGTERM");
  // The format is the same for both databases.
  const other = new Site({ DATABASE_URL: `sqlite://${site.folder}/restored.db` });
  const restored = await other.command(`restore ${file}`);
  const sums = (output) => output.match(/^.*[0-9a-f]{64}$/gm).join("\n");
  expect(sums(backedUp) === sums(restored), "a restored backup has the same counts and hashes");
  expect((await other.exported("leads")).length >= before, "every lead acknowledged before is in the backup");
}

/** PostgreSQL is killed behind both proxies, and a synchronous standby takes over its address. */
async function databaseAway() {
  const { START_STANDBY, KILL_DATABASE, PROMOTE_STANDBY } = process.env;
  await shell(START_STANDBY);
  const site = await Site.start();
  const logs = join(site.folder, "proxies");
  const proxies = [
    await startNginxProxy(join(logs, "nginx"), site.port),
    await startCaddyProxy(join(logs, "caddy"), site.port),
  ];
  const groups = proxies.map(({ origin }) => new Visitors(origin));
  const editor = await Editor.signIn([site]);
  await pause(5000);
  await shell(KILL_DATABASE);
  await pause(2000);
  const ready = await send(site.origin, "GET", "/readyz");
  expect(ready.text.includes('"failing":["database"]'), "/readyz names the database");
  expect((await send(site.origin, "GET", "/healthz")).status === 200, "/healthz is 200");
  // Longer than the 10 seconds for which nginx leaves out a failed server.
  await pause(SECONDS_AWAY * 1000);
  for (const { outcomes } of groups) expect(outcomes.has("POST 503"), "forms get 503");
  await shell(PROMOTE_STANDBY);
  const acknowledged = groups.map(({ leads }) => leads.size);
  const isAccepted = () => groups.every(({ leads }, place) => leads.size > acknowledged[place]);
  await until(isAccepted, "leads are acknowledged by the new primary");
  await pause(3000);
  await Promise.all([...groups.map((group) => group.stop()), editor.stop()]);
  await check(site, groups);
  for (const group of groups) group.expectOnly(/GET 200|POST (200|409|503)/);

  await site.end("SIGKILL");
  for (const { origin, stop } of proxies) {
    const { status } = await send(origin, "GET", "/bookings/B-SECRET?key=SECRET");
    expect(status === 502 || status === 503, `a stopped server is reported: ${status}`);
    const apex = await send(origin, "GET", "/about?key=SECRET", { host: "example.com" });
    const { location } = apex.headers ?? {};
    expect(location === "https://www.example.com/about?key=SECRET", "the apex leads to www over HTTPS");
    await stop();
  }
  const files = readdirSync(logs, { recursive: true }).filter((name) => name.endsWith(".log"));
  const text = files.map((name) => readFileSync(join(logs, name), "utf8")).join("\n");
  const isPrivate = !text.includes(VISITOR_ADDRESS) && !text.includes("SECRET");
  expect(isPrivate, "no log has a visitor's address or a link");
  for (const fault of [` 127.0.0.1:${site.port} 502 `, "connection refused"])
    expect(text.includes(fault), `the proxies' logs have the fault: ${fault}`);
}

const proofs = { "kill-9": kill9, "database-away": databaseAway };
const proof = proofs[process.argv[2]];
expect(proof, `the argument is one of ${Object.keys(proofs).join(", ")}`);
await proof();
console.log("  PROVED");
process.exit(0);
