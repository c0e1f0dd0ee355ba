// A full disk, a read-only disk and a failing fsync under SQLite: nothing is acknowledged that is not stored, and it heals

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildFaultShim } from "./lib/fault-shim.mjs";
import { demand, pause, Site } from "./lib/site.mjs";
import { ask, compare, Visitors } from "./lib/visitors.mjs";

const folder = mkdtempSync(join(tmpdir(), "disk-"));
const shim = buildFaultShim(folder);

/** Returns the current statuses of one form and one page. */
async function look(site) {
  const body = JSON.stringify({
    fullName: "Ada",
    email: "a@b.example",
    phone: "+17045550101",
    description: "x".repeat(4000),
    privacy: true,
  });
  const headers = { "content-type": "application/json", "content-length": body.length };
  const form = await ask(site.port, "POST", "/api/corvanta-contact-us/", headers, body);
  const page = await ask(site.port, "GET", "/about");
  return { form: form.status, page: page.status };
}

async function proof(name, environment, breakIt, healIt) {
  const site = new Site(environment);
  await site.start();
  const visitors = new Visitors(site, { senders: 4, readers: 2 });
  await pause(1500);
  const before = visitors.acknowledged.size;
  await breakIt(site);
  await pause(3000);
  const during = await look(site);
  const acknowledged = visitors.acknowledged.size;
  await pause(1000);
  demand(during.form === 503, `${name}: a form is answered 503, not ${during.form}`);
  demand(during.page === 200, `${name}: a page is served, not ${during.page}`);
  demand(visitors.acknowledged.size === acknowledged, `${name}: nothing is acknowledged meanwhile`);
  await healIt(site);
  const healed = performance.now();
  while (visitors.acknowledged.size === acknowledged) {
    demand(performance.now() - healed < 30_000, `${name}: forms are taken again`);
    await pause(20);
  }
  const recovered = performance.now() - healed;
  await pause(1000);
  await visitors.leave();
  await site.stop();
  const leads = site.leads().filter((lead) => lead.email.endsWith("@visitors.example"));
  const { lost, twice } = compare(leads, visitors.acknowledged);
  console.log(
    `${name}: ${before} leads before, ${visitors.acknowledged.size} in all, lost ${lost}, twice ${twice}; ` +
      `form 503 and page 200 meanwhile, forms again after ${recovered.toFixed(0)} ms; ${site.integrity()}; ${visitors.summary()}`,
  );
  demand(lost === 0 && twice === 0, `${name}: every acknowledged lead is there once`);
  site.remove();
}

const flag = join(folder, "fault");
for (const [name, fault] of [
  ["failing fsync", "FAULT_FSYNC"],
  ["read-only disk", "FAULT_WRITE"],
]) {
  await proof(
    name,
    { LD_PRELOAD: shim, [fault]: flag },
    () => writeFileSync(flag, ""),
    () => rmSync(flag),
  );
}

if (process.getuid?.() === 0) {
  const disk = join(folder, "disk");
  mkdirSync(disk);
  const mount = (...words) => spawnSync("mount", words).status === 0;
  demand(mount("-t", "tmpfs", "-o", "size=16m", "tmpfs", disk), "a small disk can be mounted");
  try {
    // Another file fills the disk to the last block, then the disk is enlarged: the database does not return the space
    // of its log.
    await proof(
      "full disk",
      { DATABASE_URL: `sqlite://${disk}/site.db` },
      () => spawnSync("dd", ["if=/dev/zero", `of=${join(disk, "ballast")}`, "bs=4k"], { stdio: "ignore" }),
      () => mount("-o", "remount,size=64m", disk),
    );
  } finally {
    spawnSync("umount", ["--lazy", disk]);
  }
} else {
  console.log("full disk: not run, mounting needs root");
}
rmSync(folder, { recursive: true, force: true });
console.log("PROVED");
process.exit(0);
