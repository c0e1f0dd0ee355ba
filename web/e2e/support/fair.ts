import { expect } from "@playwright/test";
import { slotTime } from "./booking.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** At this hour of the venue's day half of the slots are still ahead. */
const VENUE_HOUR = 10;

/** Hours from UTC to a zone where it is about ten in the morning. Zones reach 12 hours to the west. */
const OFFSET = Math.max(VENUE_HOUR - new Date().getUTCHours(), -12);

/** Returns the day at the venue in a number of days. */
const day = (days: number) =>
  new Date(Date.now() + OFFSET * HOUR_MS + days * DAY_MS).toISOString().slice(0, 10);

const FAIR = "test-fair";
export const TODAY = day(0);
export const TOMORROW = day(1);

/** The landing of an event that runs today and tomorrow, with a slot each half hour of the day. */
export const FAIR_LANDING = {
  [`landings/${FAIR}.md`]: `---
name: Test Fair
booth: "7"
tagline: Meet us.
description: Meet us at booth 7 of the Test Fair.
time_zone: Etc/GMT${OFFSET > 0 ? "-" : "+"}${Math.abs(OFFSET)}
first_day: ${TODAY}
last_day: ${TOMORROW}
slot_minutes: 30
first_slot: "00:00"
last_slot: "22:30"
---
`,
};

/** Afternoon slots, which are ahead for hours. */
export const AFTERNOON = Array.from({ length: 12 }, (_, index) => slotTime(14 * 60 + 30 * index));

/** Books a slot as a visitor does. Returns the reference. */
export async function bookAsVisitor(
  origin: string,
  fullName: string,
  time: string,
  date = TODAY,
): Promise<string> {
  const response = await fetch(`${origin}/api/book-slot/`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      fullName,
      email: `${fullName.toLowerCase().replaceAll(" ", ".")}@example.org`,
      phone: "+12025550100",
      company: `${fullName} Ltd`,
      event: FAIR,
      date,
      time,
    }),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: { reference: string } }).data.reference;
}

/** Returns a slot as the board shows it: `2:00 – 2:30 PM`. */
export function shown(time: string): string {
  const [start = "", end = ""] = time.split("-").map((each) => each.replace(/^0/, ""));
  const half = end.slice(-3);
  return `${start.endsWith(half) ? start.slice(0, -3) : start} – ${end}`;
}
