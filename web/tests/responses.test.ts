import { expect, test } from "vitest";
import {
  alternativesOf,
  errorsOf,
  isAccepted,
  isBookedByDay,
  isBookedSlot,
  isSlotDays,
} from "~/api/responses";
import { isPageAnswer } from "~/app/fetch-page";

const MEETING = {
  reference: "B-1",
  date: "2027-10-12",
  time: "10:30 AM-11:00 AM",
  timeZone: "America/Los_Angeles",
  calendarUrl: "/c.ics",
  manageUrl: "/booking/1",
};

/** Bodies that a proxy may send instead of the server's response. */
const FOREIGN = [
  null,
  undefined,
  1,
  "<h1>Bad gateway</h1>",
  [],
  {},
  { data: null },
  { data: "" },
  { kind: "page" },
];

test.each([
  ["an accepted lead", isAccepted, { data: { reference: "L-1" } }],
  ["a booked slot", isBookedSlot, { data: MEETING }],
  ["a list of taken slots", isSlotDays, { data: { "2027-10-12": [{ time: "10:30 AM-11:00 AM" }] } }],
  ["a redirect", isPageAnswer, { kind: "redirect", to: "/about" }],
  ["a page", isPageAnswer, { kind: "page", page: {} }],
])("recognises %s and rejects other bodies", (_name, is, response) => {
  expect(is(response)).toBe(true);
  for (const foreign of FOREIGN) expect(is(foreign), JSON.stringify(foreign)).toBe(false);
});

test("a booked slot without its link is rejected", () => {
  const { manageUrl: _, ...rest } = MEETING;
  expect(isBookedSlot({ data: rest })).toBe(false);
});

test("days without taken slots are an empty list", () => {
  expect(isBookedByDay({})).toBe(true);
  expect(isBookedByDay({ "2027-10-12": [{ time: 1 }] })).toBe(false);
});

test("malformed errors and alternatives of an error response are dropped", () => {
  const error = { field: "email", code: "invalid", message: "Please enter a valid email address." };
  expect(errorsOf({ errors: [error, { field: "email" }, null] })).toEqual([error]);
  const slot = { date: "2027-10-12", time: "11:00 AM-11:30 AM" };
  expect(alternativesOf({ alternatives: [slot, { date: 1 }] })).toEqual([slot]);
  for (const foreign of FOREIGN) {
    expect(errorsOf(foreign)).toEqual([]);
    expect(alternativesOf(foreign)).toBeNull();
  }
});
