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

  fail() {
    this.dispatchEvent(new Event("error"));
  }
}

const LISTED = { "2027-10-12": [{ time: "10:30 AM-11:00 AM" }] };
const STREAMED = { "2027-10-12": [{ time: "11:00 AM-11:30 AM" }] };

let fetched: ReturnType<typeof vi.fn<typeof fetch>>;
let shown: SlotDays["data"][];

beforeEach(() => {
  vi.useFakeTimers();
  fetched = vi.fn<typeof fetch>(async () => new Response(JSON.stringify({ data: LISTED })));
  vi.stubGlobal("fetch", fetched);
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

test("fetches the list at once and then shows what the stream brings", async () => {
  const stop = follow();
  await settle();
  FakeStream.last.say(STREAMED);
  expect(shown).toEqual([LISTED, STREAMED]);
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/book-slot-list/?event=fair%202027");
  expect(FakeStream.last.url).toBe("/api/book-slot-stream/?event=fair%202027");
  await settle(60_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  stop();
});

test("polls every 15 seconds while the stream fails, and rests when it is back", async () => {
  const stop = follow();
  await settle();
  FakeStream.last.fail();
  FakeStream.last.fail();
  await settle(45_000);
  expect(fetched).toHaveBeenCalledTimes(4);
  FakeStream.last.say(STREAMED);
  await settle(60_000);
  expect(fetched).toHaveBeenCalledTimes(4);
  stop();
});

const listOf = (data: SlotDays["data"]) => new Response(JSON.stringify({ data }));

/** Lets the next list come after the given milliseconds. */
function answerAfter(ms: number, data: SlotDays["data"]): void {
  fetched.mockImplementationOnce(() => new Promise((resolve) => setTimeout(() => resolve(listOf(data)), ms)));
}

test("a list that comes after news from the stream is not shown", async () => {
  answerAfter(1_000, LISTED);
  const stop = follow();
  FakeStream.last.say(STREAMED);
  await settle(1_000);
  expect(shown).toEqual([STREAMED]);
  FakeStream.last.fail();
  await settle(15_000);
  expect(shown).toEqual([STREAMED, LISTED]);
  stop();
});

test("a list that comes after a newer one is not shown", async () => {
  answerAfter(20_000, {});
  const stop = follow();
  FakeStream.last.fail();
  await settle(20_000);
  expect(shown).toEqual([LISTED]);
  stop();
});

test("shows and asks nothing after it is stopped", async () => {
  const stop = follow();
  FakeStream.last.fail();
  stop();
  await settle(60_000);
  expect(shown).toEqual([]);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(FakeStream.last.closed).toBe(true);
});

test("a list that cannot be had is logged, and asked for again while nothing else brings it", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  fetched.mockResolvedValueOnce(new Response("", { status: 503 }));
  const stop = follow();
  await settle();
  expect(logged).toHaveBeenCalledTimes(1);
  FakeStream.last.fail();
  await settle(15_000);
  expect(shown).toEqual([LISTED]);
  stop();
});
