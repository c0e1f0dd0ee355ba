import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followSlots } from "~/features/booking/follow-slots";
import type { SlotDays } from "~/generated/contract";

class FakeStream extends EventTarget {
  static last: FakeStream;
  closed = false;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeStream.last = this;
  }

  close() {
    this.closed = true;
  }

  say(booked: SlotDays["data"]) {
    this.dispatchEvent(new MessageEvent("slots", { data: JSON.stringify(booked) }));
  }
}

const LISTED = { "2027-10-12": [{ time: "10:30 AM-11:00 AM" }] };
const STREAMED = { "2027-10-12": [{ time: "11:00 AM-11:30 AM" }] };

let shown: SlotDays["data"][];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", FakeStream);
  shown = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const follow = () => followSlots("fair 2027", (booked) => shown.push(booked));
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

/** Responds to requests for the list after some milliseconds, unless they are aborted. */
function answerAfter(ms: number, response = Response.json({ data: LISTED })) {
  const fetched = vi.fn<typeof fetch>(
    (_, init) =>
      new Promise((resolve, reject) => {
        setTimeout(() => resolve(response), ms);
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
      }),
  );
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

test("fetches the list once and then shows the events of the stream", async () => {
  const fetched = answerAfter(0);
  const stop = follow();
  await settle();
  FakeStream.last.say(STREAMED);
  await settle(60_000);
  expect(shown).toEqual([LISTED, STREAMED]);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(["/api/book-slot-list/?event=fair%202027"]);
  expect(FakeStream.last.url).toBe("/api/book-slot-stream/?event=fair%202027");
  stop();
});

test("ignores a list that arrives after an event of the stream", async () => {
  answerAfter(1_000);
  const stop = follow();
  FakeStream.last.say(STREAMED);
  await settle(1_000);
  expect(shown).toEqual([STREAMED]);
  stop();
});

test("shows nothing after it is stopped", async () => {
  const logged = vi.spyOn(console, "error");
  answerAfter(1_000);
  const stop = follow();
  stop();
  await settle(60_000);
  expect(shown).toEqual([]);
  expect(FakeStream.last.closed).toBe(true);
  expect(logged).not.toHaveBeenCalled();
});

test("logs a failed list", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  answerAfter(0, new Response("", { status: 503 }));
  const stop = follow();
  await settle();
  expect(logged).toHaveBeenCalledTimes(1);
  stop();
});
