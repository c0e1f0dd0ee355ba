import type { PickerSnapshot } from "~/core/contract";

/** The venue's clock: its day and the minutes since its midnight. */
interface VenueTime {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly minutes: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The venue's clock at an instant. In browsers only: the server's engine knows no time zones. */
export function venueTime(timeZone: string, instant: number): VenueTime {
  const shown = wallClock(timeZone, instant);
  const midnight = Math.floor(shown / DAY) * DAY;
  return {
    date: new Date(midnight).toISOString().slice(0, 10),
    minutes: Math.floor((shown - midnight) / MINUTE),
  };
}

/** The instant at which the venue's clock shows a day and a minute of it. */
export function instantOf(timeZone: string, { date, minutes }: VenueTime): number {
  const wanted = Date.parse(date) + minutes * MINUTE;
  // The offset is asked for twice: the first result may be from the other side of a change of the clocks.
  const near = wanted - (wallClock(timeZone, wanted) - wanted);
  return wanted - (wallClock(timeZone, near) - near);
}

/** The visitor's time zone, by its name. */
export function visitorZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * A slot by another clock than the venue's: `07:30 PM`, with the day in front where that is another one. Null where both
 * clocks show the same.
 */
export function slotElsewhere(
  { date, start }: { readonly date: string; readonly start: number },
  timeZone: string,
  otherZone: string,
): string | null {
  const instant = instantOf(timeZone, { date, minutes: start });
  const there = venueTime(otherZone, instant);
  if (there.date === date && there.minutes === start) return null;
  const options = { timeZone: otherZone } as const;
  const time = new Intl.DateTimeFormat("en-US", { ...options, hour: "2-digit", minute: "2-digit" }).format(
    instant,
  );
  if (there.date === date) return time;
  return `${new Intl.DateTimeFormat("en-GB", { ...options, day: "2-digit", month: "short" }).format(instant)}, ${time}`;
}

/**
 * The times to show beside the chosen day's free slots, by slot. Empty where the visitor's clock shows the same, whatever
 * the zones are called, and before a day is chosen.
 */
export function ownTimes(
  { date, slots, timeZone }: Pick<PickerSnapshot, "date" | "slots" | "timeZone">,
  ownZone: string,
): ReadonlyMap<string, string> {
  const times = new Map<string, string>();
  if (date === null) return times;
  for (const { time, start, reason } of slots) {
    const own = reason === null ? slotElsewhere({ date, start }, timeZone, ownZone) : null;
    if (own !== null) times.set(time, own);
  }
  return times;
}

/** `America/Los_Angeles` as people write it. */
export function zoneLabel(timeZone: string): string {
  return timeZone.replaceAll("_", " ");
}

/** The time on a clock in that zone, as if it were UTC. */
function wallClock(timeZone: string, instant: number): number {
  const parts = new Map(
    new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    })
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
}
