import type { BookingWindow, DateFormats, PickerSnapshot } from "~/core/contract";
import { fillWith } from "~/ui/text/fill";

/** The venue's local time: the date and the minutes since midnight. */
interface VenueTime {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly minutes: number;
}

/** A slot of a day, in the venue's local time and as an instant. */
interface SlotTime {
  readonly date: string;
  /** Minutes since the venue's midnight. */
  readonly start: number;
  /** UTC milliseconds; null if the venue's local time skips it. */
  readonly startsAt: number | null;
}

const MINUTE = 60_000;

/** Returns the venue's local time at an instant. The server sends the offsets, since browsers may not know the zone. */
export function venueTime({ offsets = [] }: Pick<BookingWindow, "offsets">, instant: number): VenueTime {
  const current = offsets.filter(({ from }) => from <= instant).at(-1) ?? offsets[0];
  const shown = new Date(instant + (current?.minutes ?? 0) * MINUTE);
  return {
    date: shown.toISOString().slice(0, 10),
    minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
  };
}

/** Returns the name of the visitor's time zone; null if the browser does not know it. */
export function visitorZone(): string | null {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  try {
    new Intl.DateTimeFormat("en-US", { timeZone });
    return timeZone ?? null;
  } catch {
    return null;
  }
}

/**
 * Returns a slot in the visitor's time zone: `07:30 PM`, preceded by the day if it differs. Null if both times are the
 * same or the zone is unknown.
 */
export function slotElsewhere(
  { date, start, startsAt }: SlotTime,
  zone: string | null,
  formats: DateFormats,
): string | null {
  if (zone === null || startsAt === null) return null;
  // Swedish dates have the format of ISO 8601.
  const own = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).format(startsAt);
  const venue = new Date(Date.parse(date) + start * MINUTE).toISOString().slice(0, 16).replace("T", " ");
  if (own === venue) return null;
  const time = timeOf(own.slice(11), formats);
  if (own.startsWith(date)) return time;
  const month = formats.months[Number(own.slice(5, 7)) - 1] ?? "";
  return `${fillWith(formats.dayAndMonth, { day: own.slice(8, 10), month })}, ${time}`;
}

/** Returns a time such as `19:30` in the owner's format. */
function timeOf(time: string, { halves }: DateFormats): string {
  if (!halves) return time;
  const hour = Number(time.slice(0, 2));
  const shown = String(hour % 12 || 12).padStart(2, "0");
  return `${shown}${time.slice(2)} ${hour < 12 ? halves[0] : halves[1]}`;
}

/** Returns the times in the visitor's time zone for a day's free slots, by slot. Empty if they are the same. */
export function ownTimes(
  { date, slots }: Pick<PickerSnapshot, "date" | "slots">,
  zone: string | null,
  formats: DateFormats,
): ReadonlyMap<string, string> {
  const times = new Map<string, string>();
  if (date === null) return times;
  for (const { time, start, startsAt, reason } of slots) {
    const own = reason === null ? slotElsewhere({ date, start, startsAt }, zone, formats) : null;
    if (own !== null) times.set(time, own);
  }
  return times;
}

/** Returns the readable name of a time zone: `America/Los Angeles`. */
export function zoneLabel(timeZone: string): string {
  return timeZone.replaceAll("_", " ");
}
