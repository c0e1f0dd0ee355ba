import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BookingSender } from "~/api/send-booking";

const response = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const payload = {
  fullName: "Ada Lovelace",
  email: "ada@site.example",
  phone: "+12015550123",
  company: "",
  date: "2027-10-12",
  time: "10:30 AM-11:00 AM",
  event: "fair-2027",
};
const booking = {
  reference: "B-1",
  date: payload.date,
  time: payload.time,
  timeZone: "America/Los_Angeles",
  calendarUrl: "/api/book-slot/B-1/calendar.ics",
  mailed: true,
  manageUrl: "/booking/1",
};

const booked = { kind: "accepted", reference: "B-1", booking };

let fetched: ReturnType<typeof vi.fn<typeof fetch>>;

beforeEach(() => {
  fetched = vi.fn<typeof fetch>();
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("isSecureContext", true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const keys = () => fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get("Idempotency-Key"));

test("a booked slot returns its reference and calendar file", async () => {
  fetched.mockResolvedValue(response(200, { data: booking }));
  expect(await new BookingSender(0).send(payload)).toEqual(booked);
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/book-slot/");
});

test("a conflict returns alternatives, and the next attempt has a new key", async () => {
  const sender = new BookingSender(0);
  const alternatives = [{ date: "2027-10-12", time: "11:00 AM-11:30 AM" }];
  fetched.mockImplementation(async () => response(409, { alternatives }));
  expect(await sender.send(payload)).toEqual({ kind: "taken", alternatives });
  await sender.send(payload);
  const [first, second] = keys();
  expect(second).not.toBe(first);
});

test("a 409 without alternatives is a failure, and its retry has the same key", async () => {
  const sender = new BookingSender(0);
  fetched.mockImplementation(async () => response(409, { title: "Conflict" }));
  expect(await sender.send(payload)).toEqual({ kind: "failed", status: 409, advice: null });
  await sender.send(payload);
  const [first, second] = keys();
  expect(second).toBe(first);
});

test("a lost response is retried automatically with the same key", async () => {
  vi.useFakeTimers();
  const sender = new BookingSender(0);
  fetched.mockRejectedValueOnce(new TypeError("cut")).mockResolvedValueOnce(response(200, { data: booking }));
  const outcome = sender.send(payload);
  await vi.runAllTimersAsync();
  expect(await outcome).toEqual(booked);
  const [first, second] = keys();
  expect(second).toBe(first);
});

test("a lasting network error is a failure, and the visitor's retry has the same key", async () => {
  vi.useFakeTimers();
  const sender = new BookingSender(0);
  fetched.mockRejectedValue(new TypeError("cut"));
  const outcome = sender.send(payload);
  await vi.runAllTimersAsync();
  expect(await outcome).toEqual({ kind: "failed", status: 0, advice: null });
  fetched.mockResolvedValue(response(200, { data: booking }));
  expect(await sender.send(payload)).toEqual(booked);
  expect(new Set(keys()).size).toBe(1);
});
