// Visitors of the proofs.

import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect, send, until } from "./site.mjs";

const PAGES = ["/", "/about", "/contacts", "/insights", "/career", "/products/corx", "/privacy-policy"];

/** Visitors who send leads, book slots and read pages until they are stopped. */
export class Visitors {
  /** References of acknowledged leads, and the slots of acknowledged bookings. */
  leads = new Map();
  bookings = new Map();
  /** Number of responses by method and status. */
  outcomes = new Map();
  active = true;

  constructor(origin) {
    this.origin = origin;
    this.all = [1, 2, 3, 4].flatMap(() => [this.sendLeads(), this.readPages(), this.bookSlots()]);
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
    const at = (slot) => new Date(Date.UTC(2099, 0, 1, 0, 15 * slot));
    const form = { timeZone: "UTC", hour: "2-digit", minute: "2-digit" };
    const clock = (slot) => at(slot).toLocaleTimeString("en-US", form).replace(/\s/, " ");
    for (let slot = 0; this.active; slot += 1) {
      const date = at(slot).toISOString().slice(0, 10);
      const answers = { event: "fair", date, time: `${clock(slot)}-${clock(slot + 1)}` };
      const { status, text } = await this.submit("/api/book-slot/", answers, [200, 409]);
      const { data } = JSON.parse(text);
      if (status === 200) this.bookings.set(data.reference, `${data.date} ${data.time}`);
      await pause(30);
    }
  }

  async readPages() {
    for (let turn = 0; this.active; turn += 1) {
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
}
