// Three servers on one PostgreSQL database, one of them killed again and again: everything once

import { MailSink } from "./lib/mail-sink.mjs";
import { demand, pause, Site } from "./lib/site.mjs";
import { compare, Visitors } from "./lib/visitors.mjs";

const rounds = Number(process.argv[2] ?? 20);
demand(process.env.POSTGRES_URL, "DATABASE=postgres is set");
const sink = new MailSink();
const environment = { SMTP_URL: await sink.start() };
const replicas = [new Site(environment), new Site(environment), new Site(environment)];
// One after the other: the first one migrates the database.
for (const replica of replicas) await replica.start();
let turn = 0;
/** Sends each request to the next server, repetitions included, as a load balancer does. */
const all = {
  get port() {
    turn += 1;
    return replicas[turn % replicas.length].port;
  },
};
const visitors = new Visitors(all, { senders: 6, readers: 3, rest: 10 });
for (let round = 1; round <= rounds; round += 1) {
  await pause(500 + Math.random() * 500);
  await replicas[2].kill();
  await pause(300);
  await replicas[2].start();
}
await visitors.leave();
const drained = await replicas[0].drained(300_000 + visitors.acknowledged.size * 100);
const leads = replicas[0].leads();
const { lost, twice } = compare(leads, visitors.acknowledged);
const shares = await Promise.all(replicas.map((replica) => replica.metric("site_outbox_delivered_total")));
console.log(`${rounds} kills of one of three; ${visitors.summary()}`);
console.log(
  `acknowledged ${visitors.acknowledged.size}, stored ${leads.length}, lost ${lost}, stored twice ${twice}`,
);
console.log(
  `mails: ${sink.taken.size} of ${leads.length * 2}, ${sink.repeats} taken again, the last ${(drained / 1000).toFixed(0)} s later; ` +
    `delivered since their starts: ${shares.join(", ")}`,
);
demand(lost === 0 && twice === 0 && leads.length === visitors.acknowledged.size, "every lead is there once");
demand(sink.taken.size === leads.length * 2, "every mail went out");
demand(shares[0] > 0 && shares[1] > 0, "the servers share the work");
for (const replica of replicas) {
  await replica.stop();
  replica.remove();
}
sink.stop();
console.log("PROVED");
process.exit(0);
