// kill -9 under load, so many rounds: no acknowledged lead, booking, mail or edition of content is lost

import { Editor } from "./lib/editor.mjs";
import { openFair } from "./lib/fair.mjs";
import { MailSink } from "./lib/mail-sink.mjs";
import { demand, pause, Site } from "./lib/site.mjs";
import { compare, compareBookings, Visitors } from "./lib/visitors.mjs";

const rounds = Number(process.argv[2] ?? 100);
const sink = new MailSink();
const site = new Site({ SMTP_URL: await sink.start() });
openFair(site);
await site.start();
const visitors = new Visitors(site, { senders: 4, readers: 4, bookers: 2, rest: 30 });
const editor = new Editor(site);
const started = performance.now();
for (let round = 1; round <= rounds; round += 1) {
  // At any time between the first request and a steady load.
  await pause(50 + Math.random() * 500);
  await site.kill();
  await site.start();
  if (round % 50 === 0) console.log(`round ${round}: ${visitors.acknowledged.size} leads acknowledged`);
}
await Promise.all([visitors.leave(), editor.leave()]);
const seconds = (performance.now() - started) / 1000;
const drained = await site.drained(300_000 + visitors.acknowledged.size * 100, visitors.booked.size);
const leads = site.leads();
const { lost, twice } = compare(leads, visitors.acknowledged);
const bookings = site.bookings();
const slots = compareBookings(bookings, visitors.booked);
/** Each lead and booking causes one mail to the owner and one to the visitor. */
const mails = (leads.length + bookings.length) * 2;
console.log(`${rounds} rounds in ${seconds.toFixed(0)} s; ${visitors.summary()}`);
console.log(
  `acknowledged ${visitors.acknowledged.size}, stored ${leads.length}, lost ${lost}, stored twice ${twice}`,
);
console.log(
  `bookings: acknowledged ${visitors.booked.size}, stored ${bookings.length}, lost ${slots.lost}, slots given twice ${slots.twice}`,
);
console.log(
  `mails: ${mails} due, ${sink.taken.size} different ones taken, ${sink.repeats} taken again; ` +
    `the last ones ${(drained / 1000).toFixed(0)} s after the last round`,
);
console.log(`content: ${editor.compare()}`);
console.log(`database: ${site.integrity()}`);
demand(lost === 0 && twice === 0, "every acknowledged lead is there once");
demand(leads.length === visitors.acknowledged.size, "no lead is there that nobody knows of");
demand(
  visitors.booked.size > 0 && slots.lost === 0 && slots.unknown === 0,
  "every acknowledged booking is there",
);
demand(slots.twice === 0, "nobody shares a slot");
demand(sink.taken.size === mails, "every mail went out");
await site.stop();
sink.stop();
site.remove();
console.log("PROVED");
process.exit(0);
