import { afterEach, describe, expect, test, vi } from "vitest";
import type { DateFormats, SlotChoice } from "~/core/contract";
import { ownTimes, slotElsewhere, venueTime, visitorZone } from "~/features/booking/venue-time";
import { fair } from "./fixtures/landing.ts";

const { formats } = fair.calendar;

describe("the venue's clock", () => {
  const offsets = [
    { from: Date.parse("2027-03-12T00:00:00Z"), minutes: -480 },
    { from: Date.parse("2027-03-14T10:00:00Z"), minutes: -420 },
    { from: Date.parse("2027-11-07T09:00:00Z"), minutes: -480 },
  ];

  test.each([
    ["2027-10-12T17:05:59Z", "2027-10-12", 10 * 60 + 5],
    ["2027-10-12T06:59:00Z", "2027-10-11", 23 * 60 + 59],
    ["2027-10-12T07:00:00Z", "2027-10-12", 0],
    ["2027-11-07T08:30:00Z", "2027-11-07", 90],
    ["2027-11-07T09:30:00Z", "2027-11-07", 90],
    ["2027-03-14T09:59:00Z", "2027-03-14", 119],
    ["2027-03-14T10:00:00Z", "2027-03-14", 180],
    // The first offset also applies before its start, the last one after its end.
    ["2026-12-01T08:00:00Z", "2026-12-01", 0],
    ["2028-07-01T08:00:00Z", "2028-07-01", 0],
  ])("at %s follows the server's offsets", (instant, date, minutes) => {
    expect(venueTime({ offsets }, Date.parse(instant))).toEqual({ date, minutes });
  });

  test("without offsets is UTC", () => {
    expect(venueTime({}, Date.parse("2027-10-12T17:05:00Z"))).toEqual({ date: "2027-10-12", minutes: 1025 });
  });
});

describe("the visitor's time zone", () => {
  afterEach(() => vi.restoreAllMocks());

  test.each([
    ["Europe/Berlin", "Europe/Berlin"],
    ["Etc/Unknown", null],
    [undefined, null],
  ])("%s is %s", (timeZone, zone) => {
    const options = new Intl.DateTimeFormat().resolvedOptions();
    vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({
      ...options,
      timeZone: timeZone as string,
    });
    expect(visitorZone()).toBe(zone);
  });
});

describe("a slot in the visitor's zone", () => {
  // 10:30 AM in Los Angeles.
  const slot = { date: "2027-10-12", start: 630, startsAt: Date.parse("2027-10-12T17:30:00Z") };

  test.each([
    ["Europe/Berlin", "07:30 PM"],
    ["America/New_York", "01:30 PM"],
    ["Asia/Kolkata", "11:00 PM"],
    ["Asia/Tokyo", "13 Oct, 02:30 AM"],
    ["America/Los_Angeles", null],
    ["America/Vancouver", null],
    [null, null],
  ])("in %s is %s", (zone, label) => {
    expect(slotElsewhere(slot, zone, formats)).toBe(label);
  });

  test("has the owner's format", () => {
    const german: DateFormats = {
      ...formats,
      months: formats.months.map((month) => (month === "Oct" ? "Okt." : month)),
      dayAndMonth: "{day}. {month}",
      halves: null,
    };
    expect(slotElsewhere(slot, "Europe/Berlin", german)).toBe("19:30");
    expect(slotElsewhere(slot, "Asia/Tokyo", german)).toBe("13. Okt., 02:30");
  });

  test("is null for a time that the venue's local time skips", () => {
    expect(slotElsewhere({ ...slot, startsAt: null }, "Europe/Berlin", formats)).toBeNull();
  });
});

describe("the times of a day in the visitor's zone", () => {
  const choice = (start: number, state: SlotChoice["state"], reason: SlotChoice["reason"]): SlotChoice => ({
    time: `${start}`,
    start,
    startsAt: Date.parse("2027-10-12T07:00:00Z") + start * 60_000,
    label: "",
    state,
    reason,
    selected: false,
  });
  const slots = [choice(600, "closed", "closed"), choice(630, "free", null), choice(660, "free", null)];
  const day = { date: "2027-10-12", slots };

  test("are given for free slots only", () => {
    expect([...ownTimes(day, "Europe/Berlin", formats)]).toEqual([
      ["630", "07:30 PM"],
      ["660", "08:00 PM"],
    ]);
  });

  test.each([
    ["the visitor's zone is the venue's", day, "America/Los_Angeles"],
    ["Phoenix's clock shows the same in October", day, "America/Phoenix"],
    ["no day is chosen", { ...day, date: null }, "Europe/Berlin"],
    ["no slot is free", { ...day, slots: slots.slice(0, 1) }, "Europe/Berlin"],
    ["the browser has no zone", day, null],
  ])("are empty if %s", (_, picker, zone) => {
    expect(ownTimes(picker, zone, formats).size).toBe(0);
  });
});
