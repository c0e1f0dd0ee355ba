// Mixed load for so many seconds at half of the capacity, which is measured first: no error, flat memory

import { openFair } from "./lib/fair.mjs";
import { MailSink } from "./lib/mail-sink.mjs";
import { demand, pause, Site } from "./lib/site.mjs";
import { compare, compareBookings, Visitors } from "./lib/visitors.mjs";

const seconds = Number(process.argv[2] ?? 600);
/** Duration of the measurement of capacity, in seconds, during which visitors send without a pause. */
const capacitySeconds = Number(process.argv[3] ?? 20);
const SAMPLE_MS = 10_000;
/** Shares of visitors: of sixteen, one sends leads and one books; the others read. */
const CROWD = { senders: 1, bookers: 1, readers: 14 };
const size = Object.values(CROWD).reduce((sum, visitors) => sum + visitors, 0);

const sink = new MailSink();
const environment = { SMTP_URL: await sink.start() };

// On a separate site, so that its leads and mails do not affect the main measurement.
const trial = new Site(environment);
openFair(trial);
await trial.start();
await rush(3);
const capacity = await rush(capacitySeconds);
await trial.kill();
trial.remove();
sink.taken.clear();

const site = new Site(environment);
openFair(site);
await site.start();
const period = (2 * 1000 * size) / capacity;
const visitors = new Visitors(site, { ...CROWD, period });
const memory = [];
const started = performance.now();
while (performance.now() - started < seconds * 1000) {
  await pause(Math.min(SAMPLE_MS, seconds * 50));
  memory.push({
    at: (performance.now() - started) / 60_000,
    mib: (await site.metric("process_resident_memory_bytes")) / 1048576,
  });
}
await visitors.leave();
const lasted = (performance.now() - started) / 1000;
const drained = await site.drained(300_000 + visitors.acknowledged.size * 100, visitors.booked.size);
const leads = site.leads();
const bookings = site.bookings();
const { lost, twice } = compare(leads, visitors.acknowledged);
const slots = compareBookings(bookings, visitors.booked);
const rate = visitors.requests / lasted;
// Warm-up is not growth.
const steady = memory.slice(Math.floor(memory.length / 5));
const sorted = steady.map(({ mib }) => mib).sort((a, b) => a - b);
const [least, median, most] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
const growth = slope(steady);
console.log(
  `capacity ${capacity.toFixed(0)} requests a second; ${visitors.requests} requests in ${lasted.toFixed(0)} s, ${rate.toFixed(0)} a second, ` +
    `${((100 * rate) / capacity).toFixed(0)} % of it; ${visitors.summary()}`,
);
console.log(
  `a lead is acknowledged in ${visitors.percentile(0.5).toFixed(1)} ms (half), ${visitors.percentile(0.99).toFixed(1)} ms (99 of 100)`,
);
console.log(
  `memory: ${memory.length} samples, ${memory[0].mib.toFixed(0)} MiB at first; after a fifth of the time ${least.toFixed(0)} to ${most.toFixed(0)}, ` +
    `median ${median.toFixed(0)}, slope ${growth.toFixed(2)} MiB a minute; peak ${site.peakMemory().toFixed(0)}`,
);
console.log(
  `leads ${visitors.acknowledged.size}, lost ${lost}, twice ${twice}; bookings ${visitors.booked.size}, lost ${slots.lost}; ` +
    `mails ${sink.taken.size}, again ${sink.repeats}, the last ones ${(drained / 1000).toFixed(0)} s after the load`,
);
const failures = [...visitors.outcomes.keys()].filter((what) => !what.endsWith(" 200"));
demand(failures.length === 0, "no request failed");
demand(lost === 0 && twice === 0 && slots.lost === 0 && slots.twice === 0, "nothing is lost");
demand(sink.taken.size === 2 * (leads.length + bookings.length), "every mail went out");
demand(growth * (lasted / 60) < median * 0.1, "memory does not grow");
await site.stop();
sink.stop();
site.remove();
console.log("PROVED");
process.exit(0);

/** Returns requests per second without pauses. */
async function rush(duration) {
  const crowd = new Visitors(trial, CROWD);
  await pause(duration * 1000);
  await crowd.leave();
  return crowd.requests / duration;
}

/** Returns the slope of the regression line through the samples, in MiB per minute. */
function slope(samples) {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(samples.map(({ at }) => at)), mean(samples.map(({ mib }) => mib))];
  const rise = samples.reduce((sum, { at, mib }) => sum + (at - x) * (mib - y), 0);
  return rise / samples.reduce((sum, { at }) => sum + (at - x) ** 2, 0);
}
