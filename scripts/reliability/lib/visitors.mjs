// Visitors who send forms and read pages, and remember what they were told.

import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { pause } from "./site.mjs";

const PAGES = [
  "/",
  "/about",
  "/contacts",
  "/insights",
  "/career",
  "/products/corx",
  "/privacy-policy",
  "/search?q=payroll",
];

/** One request on a connection of its own. Answers the status, or why there is none. */
export function ask(port, method, path, headers = {}, body = "", timeout = 20_000) {
  return new Promise((done) => {
    let connected = false;
    const call = request(
      { port, method, path, headers, host: "127.0.0.1", agent: false, timeout },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", (chunk) => {
          text += chunk;
        });
        answer.on("end", () => done({ status: answer.statusCode, text }));
        answer.on("error", (cause) => done({ status: 0, cause: cause.code, connected }));
      },
    );
    call.on("socket", (socket) =>
      socket.once("connect", () => {
        connected = true;
      }),
    );
    call.on("timeout", () => call.destroy(Object.assign(new Error(), { code: "TIMEOUT" })));
    call.on("error", (cause) => done({ status: 0, cause: cause.code, connected }));
    call.end(body);
  });
}

/** A number of visitors at once, until they are told to leave. */
export class Visitors {
  /** Reference by key of every lead that was acknowledged. */
  acknowledged = new Map();
  /** Statuses, or causes, and how often each came. */
  outcomes = new Map();
  latencies = [];
  active = true;

  constructor(site, { senders = 4, readers = 4, rest = 0 } = {}) {
    this.site = site;
    this.rest = rest;
    this.all = [
      ...Array.from({ length: senders }, () => this.send()),
      ...Array.from({ length: readers }, (_, place) => this.read(place)),
    ];
  }

  count(what) {
    this.outcomes.set(what, (this.outcomes.get(what) ?? 0) + 1);
  }

  /** Sends leads. One that was not acknowledged is sent again with the same key, as the page's script does. */
  async send() {
    while (this.active) {
      const key = randomUUID();
      const body = JSON.stringify({
        fullName: "Ada Lovelace",
        email: `${key}@visitors.example`,
        phone: "+17045550101",
        company: "Engines",
        description: "x".repeat(200),
        privacy: true,
      });
      const headers = {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        "idempotency-key": key,
      };
      for (;;) {
        const started = performance.now();
        const answer = await ask(this.site.port, "POST", "/api/corvanta-contact-us/", headers, body);
        this.count(
          `POST ${answer.status || `${answer.cause}${answer.connected ? " after connecting" : ""}`}`,
        );
        if (answer.status === 200) {
          this.latencies.push(performance.now() - started);
          this.acknowledged.set(key, JSON.parse(answer.text).data.reference);
          break;
        }
        await pause(20);
      }
      if (this.rest) await pause(this.rest);
    }
  }

  async read(place) {
    for (let turn = place; this.active; turn += 1) {
      const answer = await ask(this.site.port, "GET", PAGES[turn % PAGES.length]);
      this.count(`GET ${answer.status || `${answer.cause}${answer.connected ? " after connecting" : ""}`}`);
      if (answer.status !== 200) await pause(20);
      else if (this.rest) await pause(this.rest);
    }
  }

  /** Everybody finishes what they are at: nobody leaves before their lead is acknowledged. */
  async leave() {
    this.active = false;
    await Promise.all(this.all);
  }

  summary() {
    return [...this.outcomes]
      .sort()
      .map(([what, times]) => `${what}: ${times}`)
      .join(", ");
  }

  percentile(share) {
    const sorted = this.latencies.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  }
}

/** Every acknowledged lead is there, once, and nothing else is. */
export function compare(leads, acknowledged) {
  const stored = new Map(leads.map((lead) => [lead.reference, lead.email]));
  const lost = [...acknowledged].filter(
    ([key, reference]) => stored.get(reference) !== `${key}@visitors.example`,
  );
  const emails = new Set(leads.map((lead) => lead.email));
  return { lost: lost.length, twice: leads.length - emails.size };
}
