// Visitors who send forms, book slots and read pages, and record the responses.

import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { slots, TOKEN } from "./fair.mjs";
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

/**
 * Sends one request on a connection of its own, from the local address `from`. Returns the status, or the reason why
 * there is none.
 */
export function ask(port, method, path, headers = {}, body = "", { from, timeout = 20_000 } = {}) {
  return new Promise((done) => {
    let connected = false;
    const call = request(
      { port, method, path, headers, host: "127.0.0.1", localAddress: from, agent: false, timeout },
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

/** A number of concurrent visitors, until they are stopped. */
export class Visitors {
  /** References of acknowledged leads, by key. */
  acknowledged = new Map();
  /** Date and time of acknowledged bookings, by reference. */
  booked = new Map();
  /** Number of responses by status, or by cause of failure. */
  outcomes = new Map();
  latencies = [];
  active = true;

  /**
   * `rest` is the pause after each response; `period` is an alternative: the time from the start of one request to the
   * next. Bookers require the site's long fair.
   */
  constructor(site, { senders = 4, readers = 4, bookers = 0, rest = 0, period = 0 } = {}) {
    this.site = site;
    this.rest = rest;
    this.period = period;
    this.all = [
      ...Array.from({ length: bookers }, () => this.book()),
      ...Array.from({ length: senders }, () => this.send()),
      ...Array.from({ length: readers }, (_, place) => this.read(place)),
    ];
  }

  count(what) {
    this.outcomes.set(what, (this.outcomes.get(what) ?? 0) + 1);
  }

  /** Repeats a request with the same key until its status is one of `final`, as the page's script does. */
  async insist(path, key, payload, final) {
    const body = JSON.stringify(payload);
    const headers = {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      "idempotency-key": key,
    };
    for (;;) {
      const started = performance.now();
      const answer = await ask(this.site.port, "POST", path, headers, body);
      this.note("POST", answer);
      if (final.includes(answer.status)) return { ...answer, took: performance.now() - started };
      await pause(20);
    }
  }

  /** Sends leads. */
  async send() {
    while (this.active) {
      const started = performance.now();
      const key = randomUUID();
      const lead = {
        fullName: "Ada Lovelace",
        email: `${key}@visitors.example`,
        phone: "+17045550101",
        company: "Engines",
        description: "x".repeat(200),
        privacy: true,
      };
      const answer = await this.insist("/api/corvanta-contact-us/", key, lead, [200]);
      this.latencies.push(answer.took);
      this.acknowledged.set(key, JSON.parse(answer.text).data.reference);
      await this.relax(started);
    }
  }

  /** Books slots one after the other. All bookers compete for the same ones. */
  async book() {
    for (const slot of slots()) {
      if (!this.active) return;
      const started = performance.now();
      const key = randomUUID();
      const booking = {
        fullName: "Ada Lovelace",
        email: `${key}@visitors.example`,
        phone: "+17045550101",
        company: "Engines",
        event: TOKEN,
        ...slot,
      };
      const answer = await this.insist("/api/book-slot/", key, booking, [200, 409]);
      if (answer.status === 200) {
        const { reference, date, time } = JSON.parse(answer.text).data;
        this.booked.set(reference, `${date} ${time}`);
      }
      await this.relax(started);
    }
  }

  async read(place) {
    for (let turn = place; this.active; turn += 1) {
      const started = performance.now();
      const answer = await ask(this.site.port, "GET", PAGES[turn % PAGES.length]);
      this.note("GET", answer);
      if (answer.status !== 200) await pause(20);
      else await this.relax(started);
    }
  }

  note(method, answer) {
    this.count(
      `${method} ${answer.status || `${answer.cause}${answer.connected ? " after connecting" : ""}`}`,
    );
  }

  /** Waits before the next request. */
  async relax(started) {
    const left = this.period ? this.period - (performance.now() - started) : this.rest;
    if (left > 0) await pause(left);
  }

  /** Returns the number of requests. */
  get requests() {
    return [...this.outcomes.values()].reduce((sum, times) => sum + times, 0);
  }

  /** Stops the visitors, each after its current request is acknowledged. */
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

/** Checks that exactly the acknowledged leads exist, each once. */
export function compare(leads, acknowledged) {
  const stored = new Map(leads.map((lead) => [lead.reference, lead.email]));
  const lost = [...acknowledged].filter(
    ([key, reference]) => stored.get(reference) !== `${key}@visitors.example`,
  );
  const emails = new Set(leads.map((lead) => lead.email));
  return { lost: lost.length, twice: leads.length - emails.size };
}

/** Checks that every acknowledged booking exists once, and that no slot was promised to two visitors. */
export function compareBookings(bookings, booked) {
  const stored = new Map(bookings.map(({ reference, date, time }) => [reference, `${date} ${time}`]));
  const lost = [...booked].filter(([reference, slot]) => stored.get(reference) !== slot);
  return {
    lost: lost.length,
    twice: bookings.length - new Set(stored.values()).size,
    unknown: bookings.filter(({ reference }) => !booked.has(reference)).length,
  };
}
