// Visitors of the proofs.

import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect, send, until } from "./requests.mjs";

const PAGES = ["/", "/about", "/contacts", "/insights", "/career", "/products/corx", "/privacy-policy"];

/** Visitors who send leads, book slots and read pages until they are stopped. */
export class Visitors {
  /** References of acknowledged leads, and the slots of acknowledged bookings. */
  leads = new Map();
  bookings = new Map();
  /** Number of responses by method and status. */
  outcomes = new Map();
  active = true;

  constructor(origin, { senders = 4, readers = 4, bookers = 0 } = {}) {
    this.origin = origin;
    const many = (count, visitor) => Array.from({ length: count }, (_, place) => visitor(place));
    this.all = [
      ...many(senders, () => this.sendLeads()),
      ...many(readers, (place) => this.readPages(place)),
      ...many(bookers, () => this.bookSlots()),
    ];
  }

  count(method, { status, cause }) {
    const outcome = `${method} ${status || cause}`;
    this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + 1);
  }

  /** Repeats a form with the same key until its status is final, as the page's script does. */
  async submit(path, answers, final) {
    const key = randomUUID();
    const email = `${key}@visitors.example`;
    const person = { fullName: "Ada Lovelace", email, phone: "+17045550101", company: "Engines" };
    const headers = { "content-type": "application/json", "idempotency-key": key };
    const body = JSON.stringify({ ...person, ...answers });
    let response;
    const isFinal = async () => {
      response = await send(this.origin, "POST", path, headers, body);
      this.count("POST", response);
      expect(response.status !== 503 || response.headers["retry-after"], "a 503 says when to try again");
      return final.includes(response.status);
    };
    await until(isFinal, "a form is answered", 20);
    return { ...response, email };
  }

  async sendLeads() {
    while (this.active) {
      const lead = { description: "x".repeat(200), privacy: true };
      const { text, email } = await this.submit("/api/corvanta-contact-us/", lead, [200]);
      this.leads.set(JSON.parse(text).data.reference, email);
      await pause(30);
    }
  }

  /** Books one slot after the other. All bookers compete for the same ones. */
  async bookSlots() {
    const clock = (minutes) => {
      const hour = Math.floor(minutes / 60) % 24;
      return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
    };
    for (let slot = 0; this.active; slot += 1) {
      const date = new Date(Date.UTC(2099, 0, 1 + Math.floor(slot / 96))).toISOString().slice(0, 10);
      const start = (slot % 96) * 15;
      const time = `${clock(start)}-${clock(start + 15)}`;
      const { status, text } = await this.submit(
        "/api/book-slot/",
        { event: "fair", date, time },
        [200, 409],
      );
      const { data } = JSON.parse(text);
      if (status === 200) this.bookings.set(data.reference, `${data.date} ${data.time}`);
      await pause(30);
    }
  }

  async readPages(place) {
    for (let turn = place; this.active; turn += 1) {
      this.count("GET", await send(this.origin, "GET", PAGES[turn % PAGES.length]));
      await pause(30);
    }
  }

  /** Stops the visitors, each after its current form is acknowledged. */
  async stop() {
    this.active = false;
    await Promise.all(this.all);
  }

  /** Ends the proof if an outcome does not match. */
  expectOnly(pattern) {
    const wrong = [...this.outcomes.keys()].filter((outcome) => !pattern.test(outcome));
    expect(wrong.length === 0, `${this.origin} has no outcome but ${pattern}: ${wrong}`);
  }

  summary() {
    return [...this.outcomes]
      .toSorted()
      .map(([outcome, times]) => `${outcome}: ${times}`)
      .join(", ");
  }
}
