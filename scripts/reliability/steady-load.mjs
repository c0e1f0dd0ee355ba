// Mixed load for so many seconds: no error, flat memory

import { MailSink } from "./lib/mail-sink.mjs";
import { demand, pause, Site } from "./lib/site.mjs";
import { compare, Visitors } from "./lib/visitors.mjs";

const seconds = Number(process.argv[2] ?? 600);
/** A share of the visitors' time; with 0 they ask as fast as they are answered, which is the capacity. */
const rest = Number(process.argv[3] ?? 40);
const sink = new MailSink();
const site = new Site({ SMTP_URL: await sink.start() });
await site.start();
const visitors = new Visitors(site, { senders: 4, readers: 12, rest });
const memory = [];
const started = performance.now();
while (performance.now() - started < seconds * 1000) {
  await pause(Math.min(10_000, seconds * 100));
  memory.push((await site.metric("process_resident_memory_bytes")) / 1048576);
}
await visitors.leave();
await site.drained(300_000 + visitors.acknowledged.size * 100);
const leads = site.leads();
const { lost, twice } = compare(leads, visitors.acknowledged);
const requests = [...visitors.outcomes.values()].reduce((sum, times) => sum + times, 0);
const average = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const third = Math.max(1, Math.floor(memory.length / 3));
const [middle, last] = [average(memory.slice(third, 2 * third)), average(memory.slice(-third))];
console.log(
  `${requests} requests in ${seconds} s, ${(requests / seconds).toFixed(0)} a second; ${visitors.summary()}`,
);
console.log(
  `a lead is acknowledged in ${visitors.percentile(0.5).toFixed(1)} ms (half), ${visitors.percentile(0.99).toFixed(1)} ms (99 of 100)`,
);
console.log(
  `memory: ${memory[0].toFixed(0)} MiB at first, ${middle.toFixed(0)} on average of the middle third, ${last.toFixed(0)} of the last`,
);
console.log(
  `acknowledged ${visitors.acknowledged.size}, lost ${lost}, twice ${twice}; mails ${sink.taken.size}, again ${sink.repeats}`,
);
demand(![...visitors.outcomes.keys()].some((what) => !what.endsWith(" 200")), "no request failed");
demand(lost === 0 && twice === 0 && sink.taken.size === leads.length * 2, "nothing is lost");
demand(last < middle * 1.1, "memory does not grow");
await site.stop();
sink.stop();
site.remove();
console.log("PROVED");
process.exit(0);
