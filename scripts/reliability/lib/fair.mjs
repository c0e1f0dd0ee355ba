// An event with more slots than a proof can book.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const TOKEN = "fair";
/** The largest number of days of an event; its slots cover the whole day. */
const DAYS = 92;
const SLOT_MINUTES = 15;
const FIRST_DAY = Date.UTC(2099, 0, 1);

const day = (number) => new Date(FIRST_DAY + number * 86_400_000).toISOString().slice(0, 10);

/** Formats a time of day for the API: 12-hour clock. */
function clock(minutes) {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

/** Yields every slot, in order of time. */
export function* slots() {
  for (let number = 0; number < DAYS; number += 1) {
    for (let start = 0; start < 24 * 60; start += SLOT_MINUTES) {
      yield { date: day(number), time: `${clock(start)}-${clock(start + SLOT_MINUTES)}` };
    }
  }
}

/** Imports the event into a site's database. */
export function openFair(site) {
  const folder = join(site.folder, "content");
  mkdirSync(join(folder, "landings"), { recursive: true });
  const last = 24 * 60 - SLOT_MINUTES;
  const lines = [
    "---",
    "name: The long fair",
    'booth: "1"',
    "tagline: It is open day and night.",
    "description: It is open day and night.",
    "time_zone: America/New_York",
    `first_day: ${day(0)}`,
    `last_day: ${day(DAYS - 1)}`,
    `slot_minutes: ${SLOT_MINUTES}`,
    'first_slot: "00:00"',
    `last_slot: "${Math.floor(last / 60)}:${last % 60}"`,
    "---",
    "",
  ];
  writeFileSync(join(folder, "landings", `${TOKEN}.md`), lines.join("\n"));
  site.command("content", "import", folder);
}
