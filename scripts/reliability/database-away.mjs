// PostgreSQL goes away for so many seconds: pages are served, forms say when to come back, nothing is lost

import { spawnSync } from "node:child_process";
import { MailSink } from "./lib/mail-sink.mjs";
import { demand, pause, Site } from "./lib/site.mjs";
import { ask, compare, Visitors } from "./lib/visitors.mjs";

const seconds = Number(process.argv[2] ?? 30);
demand(process.env.POSTGRES_URL, "DATABASE=postgres is set");

function postgres(...words) {
  const user = process.env.POSTGRES_USER_COMMAND.split(" ").filter(Boolean);
  const [program, ...rest] = [...user, process.env.POSTGRES_CTL, "--pgdata", "data", ...words];
  const done = spawnSync(program, rest, { cwd: process.env.POSTGRES_HOME, stdio: "ignore" });
  demand(done.status === 0, `pg_ctl ${words.join(" ")}`);
}

const sink = new MailSink();
const site = new Site({ SMTP_URL: await sink.start() });
await site.start();
const visitors = new Visitors(site, { senders: 4, readers: 4, rest: 20 });
await pause(3000);
postgres("--mode", "immediate", "stop");
await pause(2000);
const page = await ask(site.port, "GET", "/about");
const ready = await ask(site.port, "GET", "/readyz");
const alive = await ask(site.port, "GET", "/healthz");
console.log(
  `while it is away: /about ${page.status}, /healthz ${alive.status}, /readyz ${ready.status} ${ready.text}`,
);
demand(page.status === 200 && alive.status === 200, "pages are served all the same");
demand(ready.status === 503 && ready.text.includes('"failing":["database"]'), "/readyz names the database");
await pause((seconds - 2) * 1000);
postgres(
  "--log",
  "log",
  "--wait",
  "start",
  "--options",
  `-p ${process.env.POSTGRES_PORT} -k ${process.env.POSTGRES_HOME} -c listen_addresses=127.0.0.1 -c max_connections=300`,
);
const back = performance.now();
while ((await ask(site.port, "GET", "/readyz")).status !== 200) await pause(50);
const recovered = performance.now() - back;
await pause(3000);
await visitors.leave();
const drained = await site.drained();
const leads = site.leads();
const { lost, twice } = compare(leads, visitors.acknowledged);
console.log(
  `away for ${seconds} s; ready again ${recovered.toFixed(0)} ms after it was back; ${visitors.summary()}`,
);
console.log(
  `acknowledged ${visitors.acknowledged.size}, stored ${leads.length}, lost ${lost}, stored twice ${twice}`,
);
console.log(
  `mails: ${sink.taken.size} of ${leads.length * 2}, ${sink.repeats} taken again, the last ${(drained / 1000).toFixed(0)} s later`,
);
demand(lost === 0 && twice === 0 && leads.length === visitors.acknowledged.size, "every lead is there once");
demand(sink.taken.size === leads.length * 2, "every mail went out");
await site.stop();
sink.stop();
site.remove();
console.log("PROVED");
process.exit(0);
