import { describe, expect, test } from "vitest";
import type { SlotChoice } from "~/core/contract";
import { instantOf, ownTimes, slotElsewhere, venueTime } from "~/features/booking/venue-time";

describe("the venue's clock", () => {
  test.each([
    ["America/Los_Angeles", "2027-10-12T17:05:59Z", "2027-10-12", 10 * 60 + 5],
    ["America/Los_Angeles", "2027-10-12T06:59:00Z", "2027-10-11", 23 * 60 + 59],
    ["America/Los_Angeles", "2027-10-12T07:00:00Z", "2027-10-12", 0],
    ["Asia/Kolkata", "2027-10-12T20:00:00Z", "2027-10-13", 90],
    // The clocks of Los Angeles go back on 7 November 2027: 1:30 comes twice.
    ["America/Los_Angeles", "2027-11-07T08:30:00Z", "2027-11-07", 90],
    ["America/Los_Angeles", "2027-11-07T09:30:00Z", "2027-11-07", 90],
    // They go forward on 14 March 2027: after 1:59 comes 3:00.
    ["America/Los_Angeles", "2027-03-14T09:59:00Z", "2027-03-14", 119],
    ["America/Los_Angeles", "2027-03-14T10:00:00Z", "2027-03-14", 180],
  ])("%s at %s", (zone, instant, date, minutes) => {
    expect(venueTime(zone, Date.parse(instant))).toEqual({ date, minutes });
  });

  test.each([
    ["America/Los_Angeles", "2027-10-12", 630, "2027-10-12T17:30:00Z"],
    ["America/Los_Angeles", "2027-11-06", 600, "2027-11-06T17:00:00Z"],
    ["America/Los_Angeles", "2027-11-07", 600, "2027-11-07T18:00:00Z"],
    ["America/Los_Angeles", "2027-03-13", 600, "2027-03-13T18:00:00Z"],
    ["America/Los_Angeles", "2027-03-14", 600, "2027-03-14T17:00:00Z"],
    ["Europe/London", "2027-03-28", 600, "2027-03-28T09:00:00Z"],
    ["Asia/Kathmandu", "2027-10-12", 0, "2027-10-11T18:15:00Z"],
  ])("%s shows %s, minute %i, at one instant", (timeZone, date, minutes, instant) => {
    expect(new Date(instantOf(timeZone, { date, minutes })).toISOString()).toBe(
      new Date(instant).toISOString(),
    );
  });
});

describe("a slot by the visitor's clock", () => {
  const slot = { date: "2027-10-12", start: 630 };

  test.each([
    ["Europe/Berlin", "07:30 PM"],
    ["America/New_York", "01:30 PM"],
    ["Asia/Kolkata", "11:00 PM"],
    ["Asia/Tokyo", "13 Oct, 02:30 AM"],
  ])("in %s it is %s", (zone, label) => {
    expect(slotElsewhere(slot, "America/Los_Angeles", zone)).toBe(label);
  });

  test("is not worth a word where both clocks agree, whatever the zones are called", () => {
    expect(slotElsewhere(slot, "America/Los_Angeles", "America/Los_Angeles")).toBeNull();
    expect(slotElsewhere(slot, "America/Los_Angeles", "America/Vancouver")).toBeNull();
  });

  test("follows each zone's own change of the clocks", () => {
    // Europe has gone back on 31 October 2027, Los Angeles has not yet: eight hours, not nine.
    const between = { date: "2027-11-02", start: 720 };
    expect(slotElsewhere(between, "America/Los_Angeles", "Europe/Berlin")).toBe("08:00 PM");
  });
});

describe("the visitor's own times of a day", () => {
  const choice = (start: number, state: SlotChoice["state"], reason: string | null): SlotChoice => ({
    time: `${start}`,
    start,
    label: "",
    state,
    reason,
    selected: false,
  });
  const slots = [
    choice(600, "closed", "Not available"),
    choice(630, "free", null),
    choice(660, "free", null),
  ];
  const day = { date: "2027-10-12", timeZone: "America/Los_Angeles", slots };

  test("are those of its free slots", () => {
    expect([...ownTimes(day, "Europe/Berlin")]).toEqual([
      ["630", "07:30 PM"],
      ["660", "08:00 PM"],
    ]);
  });

  test.each([
    ["the visitor's zone is the venue's", day, "America/Los_Angeles"],
    ["Vancouver's clock shows the same", day, "America/Vancouver"],
    ["Phoenix's clock shows the same in October", day, "America/Phoenix"],
    ["no day is chosen", { ...day, date: null }, "Europe/Berlin"],
    ["no slot is free", { ...day, slots: slots.slice(0, 1) }, "Europe/Berlin"],
  ])("are none where %s", (_, picker, zone) => {
    expect(ownTimes(picker, zone).size).toBe(0);
  });

  test("follow the day: Phoenix differs once the clocks of Los Angeles have gone back", () => {
    expect(ownTimes({ ...day, date: "2027-11-08" }, "America/Phoenix").get("630")).toBe("11:30 AM");
  });
});
