// A backup taken under load restores to the same counts and hashes

import { statSync } from "node:fs";
import { join } from "node:path";
import { demand, pause, Site } from "./lib/site.mjs";
import { Visitors } from "./lib/visitors.mjs";

const seconds = Number(process.argv[2] ?? 20);
const site = new Site();
await command(site, "content", "import", join(import.meta.dirname, "../../content"));
await site.start();
const visitors = new Visitors(site, { senders: 6, readers: 2 });
await pause((seconds * 1000) / 2);
const before = visitors.acknowledged.size;
const file = join(site.folder, "site.backup");
const taking = performance.now();
const taken = await command(site, "backup", file);
const took = performance.now() - taking;
const during = visitors.acknowledged.size - before;
await pause((seconds * 1000) / 2);
await visitors.leave();
await site.stop();

// Restored into an empty SQLite database, whatever the source: the format is the same for both.
const other = new Site({ DATABASE_URL: `sqlite://${site.folder}/restored.db` });
const restoring = performance.now();
const restored = await command(other, "restore", file);
const restoredIn = performance.now() - restoring;
const sums = (text) =>
  text
    .split("\n")
    .filter((line) => /[0-9a-f]{64}/.test(line))
    .join("\n");
const kib = statSync(file).size / 1024;
console.log(sums(taken));
console.log(
  `backup: ${kib.toFixed(0)} KiB in ${(took / 1000).toFixed(1)} s, while ${during} leads came in; restored in ${(restoredIn / 1000).toFixed(1)} s`,
);
console.log(
  `leads before the backup ${before}, at the end ${visitors.acknowledged.size}; ${visitors.summary()}`,
);
demand(sums(taken) === sums(restored) && sums(taken).includes("leads"), "counts and hashes are the same");
demand(other.leads().length >= before, "every lead that was acknowledged before is in it");
demand(![...visitors.outcomes.keys()].some((what) => !what.endsWith(" 200")), "no request failed meanwhile");
demand(took + restoredIn < 60_000, "both took less than a minute");
other.remove();
site.remove();
console.log("PROVED");
process.exit(0);

/** Runs a command without blocking the visitors. Returns what it said. */
async function command(place, ...words) {
  const { code, said } = await place.commandBeside(words);
  demand(code === 0, `server ${words.join(" ")} succeeds: ${said}`);
  return said;
}
