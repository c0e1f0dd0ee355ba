// SIGTERM under load, so many rounds: no request that was begun goes without its answer

import { demand, pause, Site } from "./lib/site.mjs";
import { compare, Visitors } from "./lib/visitors.mjs";

const rounds = Number(process.argv[2] ?? 30);
const site = new Site();
await site.start();
const visitors = new Visitors(site, { senders: 6, readers: 6 });
let slowest = 0;
for (let round = 1; round <= rounds; round += 1) {
  await pause(300 + Math.random() * 400);
  const asked = performance.now();
  const { code } = await site.stop();
  slowest = Math.max(slowest, performance.now() - asked);
  demand(code === 0, `the server ends with 0, not ${code}`);
  await site.start();
}
await visitors.leave();
await site.stop();
const cut = [...visitors.outcomes].filter(([what]) => what.includes("after connecting"));
const failed = [...visitors.outcomes].filter(([what]) => / 5\d\d$/.test(what));
const leads = site.leads();
const { lost, twice } = compare(leads, visitors.acknowledged);
console.log(`${rounds} stops, the slowest took ${slowest.toFixed(0)} ms; ${visitors.summary()}`);
console.log(
  `acknowledged ${visitors.acknowledged.size}, stored ${leads.length}, lost ${lost}, stored twice ${twice}`,
);
demand(cut.length === 0, "a request that had its connection has its answer");
demand(failed.length === 0, "no answer is an error");
demand(lost === 0 && twice === 0 && leads.length === visitors.acknowledged.size, "every lead is there once");
site.remove();
console.log("PROVED");
process.exit(0);
