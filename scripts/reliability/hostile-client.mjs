// One client attacks, a way after the other: beside it leads, /readyz and memory stay within bounds

import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { showFilms } from "./lib/films.mjs";
import { demand, pause, Site } from "./lib/site.mjs";
import { ask } from "./lib/visitors.mjs";

/**
 * Duration of each attack in seconds; that of the slow readers lasts until the server has to have disconnected them.
 */
const seconds = Number(process.argv[2] ?? 10);
/** Name of the only attack to run. */
const only = process.argv[3];

/** Most memory that an attack may add, in MiB. */
const MEMORY_MIB = 128;
/** Limit for a lead (99 of 100) and for `/readyz`, in milliseconds, added to twice their time without an attack. */
const PATIENCE_MS = 1500;
/** The server's `READ_RATE`, plus time for its timers. */
const CUT_OFF_SECONDS = 40;
/** `connections_per_address` in site.toml. */
const CONNECTIONS_PER_ADDRESS = 256;
/** Connections of the measurements, and of mails in delivery. */
const VISITORS = 10;
/** Limits apply per address, and all of 127.0.0.0/8 is this machine. Each lead comes from a different address. */
const ATTACKER = "127.0.0.66";
const visitor = (number) => `127.1.${Math.floor(number / 250) % 250}.${1 + (number % 250)}`;

const site = new Site({ RATE_LIMIT: "on" });
const films = showFilms(site, 8);
await site.start();
const share = (values, part) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))];

/** Starts an attack. Returns a function that ends it and returns its results. */
function attack(name) {
  const file = new URL("./lib/attacker.mjs", import.meta.url);
  const worker = new Worker(file, { workerData: { name, port: site.port, films, from: ATTACKER } });
  return async () => {
    const told = once(worker, "message");
    worker.postMessage("end");
    const [outcome] = await told;
    await worker.terminate();
    return outcome;
  };
}

const tell = ({ outcomes, opened }) =>
  outcomes?.map(([outcome, times]) => `${outcome}: ${times}`).join(", ") ?? `${opened} connections`;

/** Sends a lead each tenth of a second and queries `/readyz`, while recording memory. */
async function measure(duration) {
  const [leads, ready, memory] = [[], [], []];
  const started = performance.now();
  const running = () => performance.now() - started < duration * 1000;
  const timed = async (times, send, expected) => {
    const began = performance.now();
    const { status, cause } = await send();
    times.push(performance.now() - began);
    demand(status === expected, `beside the attack the answer is ${expected}, not ${status || cause}`);
  };
  await Promise.all([
    (async () => {
      while (running()) {
        await timed(leads, () => sendLead(), 200);
        await pause(100);
      }
    })(),
    (async () => {
      while (running()) {
        await timed(ready, () => ask(site.port, "GET", "/readyz", {}, "", { from: visitor(0) }), 200);
        await pause(100);
      }
    })(),
    (async () => {
      while (running()) {
        memory.push(site.memory());
        await pause(100);
      }
    })(),
  ]);
  return { leads, ready, memory: Math.max(...memory) };
}

let sent = 0;
function sendLead() {
  sent += 1;
  const lead = {
    fullName: "Ada Lovelace",
    email: `${sent}@visitors.example`,
    phone: "+17045550101",
    company: "Engines",
    description: "Hello",
    privacy: true,
  };
  const body = JSON.stringify(lead);
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  return ask(site.port, "POST", "/api/corvanta-contact-us/", headers, body, { from: visitor(sent) });
}

// Prerendering is not part of an attack.
await pause(5000);
const quiet = await measure(5);
const bounds = {
  lead: PATIENCE_MS + 2 * share(quiet.leads, 0.99),
  ready: PATIENCE_MS + 2 * Math.max(...quiet.ready),
};
console.log(
  `at rest: a lead in ${share(quiet.leads, 0.5).toFixed(0)} ms (half), ${share(quiet.leads, 0.99).toFixed(0)} ms (99 of 100); ${quiet.memory.toFixed(0)} MiB`,
);
for (const name of ["range", "slow-read", "uncached-get", "refused-post", "idle-sockets"]) {
  if (only && only !== name) continue;
  const [before, sockets] = [site.memory(), site.sockets()];
  const end = attack(name);
  const { leads, ready, memory } = await measure(name === "slow-read" ? CUT_OFF_SECONDS : seconds);
  const held = site.sockets() - sockets;
  const outcome = await end();
  const [lead, slowest] = [share(leads, 0.99), Math.max(...ready)];
  console.log(
    `${name}: ${tell(outcome)}; ${held} held at the end; a lead in ${share(leads, 0.5).toFixed(0)} ms (half), ${lead.toFixed(0)} ms (99 of 100); ` +
      `/readyz ${slowest.toFixed(0)} ms at most; ${before.toFixed(0)} MiB before, ${memory.toFixed(0)} at most`,
  );
  demand(lead <= bounds.lead, `${name}: 99 of 100 leads take ${bounds.lead.toFixed(0)} ms at most`);
  demand(slowest <= bounds.ready, `${name}: /readyz takes ${bounds.ready.toFixed(0)} ms at most`);
  demand(memory - before <= MEMORY_MIB, `${name}: it adds ${MEMORY_MIB} MiB at most`);
  if (name === "slow-read") demand(held <= VISITORS, "slow readers are cut off");
  demand(
    held <= CONNECTIONS_PER_ADDRESS + VISITORS,
    `${name}: an address holds ${CONNECTIONS_PER_ADDRESS} connections`,
  );
}
demand(site.leads().length === sent, "every lead is there");
await site.stop();
site.remove();
console.log("PROVED");
process.exit(0);
