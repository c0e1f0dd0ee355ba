import { expect, test } from "vitest";
import { boardAddress, boardPlace, slotCounts, slotState } from "~/admin/screens/bookings/board-place";
import { mayEnterCheckIn } from "~/admin/screens/bookings/check-in-search";
import { otherZone, slotLabel, slotSpan, slotStart, venueClock } from "~/admin/screens/bookings/slot-time";
import type { BoardEvent, BoardSlot, Booking } from "~/generated/contract";

const event = (token: string, today: string | null = null): BoardEvent => ({
  token,
  name: token,
  timeZone: "Europe/Berlin",
  days: ["2027-10-12", "2027-10-13"],
  today,
  ended: false,
});

const booking: Booking = {
  id: "b1",
  reference: "B-1",
  event: "fair",
  day: "2027-10-12",
  time: "09:00 AM-09:30 AM",
  startsAt: 1000,
  fullName: "Ada Lovelace",
  email: "ada@example.org",
  phone: "",
  company: "",
  suspect: false,
  checkedInAt: null,
  cancelledAt: null,
  revision: 1,
  createdAt: 0,
};

const slot = (change: Partial<BoardSlot> = {}): BoardSlot => ({
  time: booking.time,
  startsAt: 1000,
  endsAt: 2000,
  state: "free",
  past: false,
  booking: null,
  ...change,
});

const NOWHERE = { event: null, day: null };

test("a slot's label becomes short times without leading zeros", () => {
  expect(slotStart("09:00 AM-09:30 AM")).toBe("9:00 AM");
  expect(slotSpan("09:00 AM-09:30 AM")).toBe("9:00 – 9:30 AM");
  expect(slotSpan("11:30 AM-12:00 PM")).toBe("11:30 AM – 12:00 PM");
  expect(slotLabel(booking)).toBe("Tue 12 Oct, 9:00 – 9:30 AM");
});

test("a moment is shown on the venue's clock", () => {
  const at = Date.UTC(2027, 9, 12, 7, 4);
  expect(venueClock(at, "Europe/Berlin")).toBe("9:04 AM");
  expect(otherZone(Intl.DateTimeFormat().resolvedOptions().timeZone, at)).toBeNull();
  expect(otherZone("Pacific/Kiritimati", at)).toBe("Pacific/Kiritimati");
});

test("a board opens with the running event and today", () => {
  const events = [event("coming"), event("running", "2027-10-13")];
  expect(boardPlace(events, NOWHERE, true)).toMatchObject({ event: events[1], day: "2027-10-13" });
});

test("a board opens with the first day of the next event when none is running", () => {
  const events = [event("coming"), event("later")];
  expect(boardPlace(events, NOWHERE, true)).toMatchObject({ event: events[0], day: "2027-10-12" });
  expect(boardPlace([], NOWHERE, true)).toBeNull();
});

test("an address names event and day, and unknown ones are ignored", () => {
  const events = [event("coming"), event("later")];
  expect(boardPlace(events, { event: "later", day: "2027-10-13" }, true)).toMatchObject({
    event: events[1],
    day: "2027-10-13",
  });
  expect(boardPlace(events, { event: "gone", day: "2020-01-01" }, true)).toMatchObject({
    event: events[0],
    day: "2027-10-12",
  });
  expect(boardAddress("later", "2027-10-13", "b/1")).toBe("/bookings/b%2F1?event=later&day=2027-10-13");
});

test("booth staff see only today, and no day before the event", () => {
  const running = event("running", "2027-10-13");
  expect(boardPlace([running], { event: null, day: "2027-10-12" }, false)).toMatchObject({
    day: "2027-10-13",
    days: ["2027-10-13"],
  });
  expect(boardPlace([event("coming")], NOWHERE, false)).toMatchObject({ day: null, days: [] });
});

test("a free slot that has begun cannot be booked", () => {
  expect(slotState(slot(), 999)).toBe("free");
  expect(slotState(slot(), 1000)).toBe("past");
  expect(slotState(slot({ past: true }), 0)).toBe("past");
  expect(slotState(slot({ state: "blocked" }), 5000)).toBe("blocked");
});

test("counts add people who have arrived to the booked slots", () => {
  const slots = [
    slot(),
    slot({ startsAt: 0 }),
    slot({ state: "blocked" }),
    slot({ state: "booked", booking }),
    slot({ state: "booked", booking: { ...booking, checkedInAt: 5 } }),
  ];
  expect(slotCounts(slots, 500)).toEqual({ booked: 2, arrived: 1, free: 1, blocked: 1 });
});

test("Enter checks in only people whose meeting is today", () => {
  const today = event("fair", booking.day);
  expect(mayEnterCheckIn(booking, today)).toBe(true);
  expect(mayEnterCheckIn(booking, event("fair"))).toBe(false);
  expect(mayEnterCheckIn({ ...booking, checkedInAt: 1 }, today)).toBe(false);
  expect(mayEnterCheckIn({ ...booking, cancelledAt: 1 }, today)).toBe(false);
});
