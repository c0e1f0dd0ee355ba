// The clock jumps a day ahead, then a year back: leads and mails go on

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildFaultShim } from "./lib/fault-shim.mjs";
import { MailSink } from "./lib/mail-sink.mjs";
import { demand, pause, Site } from "./lib/site.mjs";
import { compare, Visitors } from "./lib/visitors.mjs";

const folder = mkdtempSync(join(tmpdir(), "clock-"));
const shim = buildFaultShim(folder);
const offset = join(folder, "offset");
writeFileSync(offset, "0");
const sink = new MailSink();
const site = new Site({ SMTP_URL: await sink.start(), LD_PRELOAD: shim, FAULT_CLOCK: offset });
await site.start();
const visitors = new Visitors(site, { senders: 3, readers: 3, rest: 10 });
const day = 24 * 60 * 60;
for (const seconds of [0, day, -365 * day, 0]) {
  writeFileSync(offset, String(seconds));
  const before = visitors.acknowledged.size;
  await pause(4000);
  console.log(
    `clock at ${seconds / day} days: ${visitors.acknowledged.size - before} leads, ${sink.taken.size} mails so far`,
  );
  demand(visitors.acknowledged.size > before, "leads are taken");
}
await visitors.leave();
await site.drained(300_000 + visitors.acknowledged.size * 100);
const leads = site.leads();
const { lost, twice } = compare(leads, visitors.acknowledged);
console.log(
  `acknowledged ${visitors.acknowledged.size}, stored ${leads.length}, lost ${lost}, twice ${twice}; ${visitors.summary()}`,
);
console.log(`mails: ${sink.taken.size} of ${leads.length * 2}, ${sink.repeats} taken again`);
demand(lost === 0 && twice === 0 && sink.taken.size === leads.length * 2, "nothing is lost");
demand(![...visitors.outcomes.keys()].some((what) => !what.endsWith(" 200")), "no request failed");
await site.stop();
sink.stop();
site.remove();
rmSync(folder, { recursive: true, force: true });
console.log("PROVED");
process.exit(0);
