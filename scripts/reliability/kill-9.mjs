// kill -9 under load, so many rounds: no acknowledged lead or mail is lost, the database is intact

import { MailSink } from "./lib/mail-sink.mjs";
import { demand, pause, Site } from "./lib/site.mjs";
import { compare, Visitors } from "./lib/visitors.mjs";

const rounds = Number(process.argv[2] ?? 100);
const sink = new MailSink();
const site = new Site({ SMTP_URL: await sink.start() });
await site.start();
const visitors = new Visitors(site, { senders: 4, readers: 4, rest: 30 });
const started = performance.now();
for (let round = 1; round <= rounds; round += 1) {
  // Anywhere between the first request and a steady load.
  await pause(50 + Math.random() * 500);
  await site.kill();
  await site.start();
  if (round % 50 === 0) console.log(`round ${round}: ${visitors.acknowledged.size} leads acknowledged`);
}
await visitors.leave();
const seconds = (performance.now() - started) / 1000;
const drained = await site.drained(300_000 + visitors.acknowledged.size * 100);
const leads = site.leads();
const { lost, twice } = compare(leads, visitors.acknowledged);
console.log(`${rounds} rounds in ${seconds.toFixed(0)} s; ${visitors.summary()}`);
console.log(
  `acknowledged ${visitors.acknowledged.size}, stored ${leads.length}, lost ${lost}, stored twice ${twice}`,
);
console.log(
  `mails: ${leads.length * 2} due, ${sink.taken.size} different ones taken, ${sink.repeats} taken again; ` +
    `the last ones ${(drained / 1000).toFixed(0)} s after the last round`,
);
console.log(`database: ${site.integrity()}`);
demand(lost === 0 && twice === 0, "every acknowledged lead is there once");
demand(leads.length === visitors.acknowledged.size, "no lead is there that nobody knows of");
demand(sink.taken.size === leads.length * 2, "every mail went out");
await site.stop();
sink.stop();
site.remove();
console.log("PROVED");
process.exit(0);
