/** A moment as a calendar and a clock of a time zone show it. */
export interface ZonedTime {
  /** `2026-10-05` */
  readonly day: string;
  /** `09:30` */
  readonly time: string;
}

export function zonedTime(at: number, timeZone: string): ZonedTime {
  // Swedish writes dates and times as ISO 8601 does.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  const [day = "", time = ""] = format.format(at).split(" ");
  return { day, time };
}

/**
 * Returns the moment at which clocks of a time zone show a time, or null if the day or time cannot be read. Of a time that
 * occurs twice it is the first; a time that clocks skip is moved on by the hour that they skip.
 */
export function fromZonedTime(day: string, time: string, timeZone: string): number | null {
  const asUtc = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(asUtc)) return null;
  const offsetAt = (at: number) => {
    const shown = zonedTime(at, timeZone);
    return Date.parse(`${shown.day}T${shown.time}Z`) - Math.floor(at / 60_000) * 60_000;
  };
  // The offsets half a day before and after are those on both sides of a change of clocks.
  const before = offsetAt(asUtc - 12 * 3_600_000);
  const after = offsetAt(asUtc + 12 * 3_600_000);
  for (const offset of [before, after]) {
    if (offsetAt(asUtc - offset) === offset) return asUtc - offset;
  }
  return asUtc - before;
}
