const SHORT_DAY = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});
const LONG_DAY = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** Returns a day of the venue in short: "Tue 12 Oct". */
export function shortDay(day: string): string {
  return SHORT_DAY.format(new Date(day)).replace(",", "");
}

/** Returns a day of the venue: "Tuesday 12 October 2027". */
export function longDay(day: string): string {
  return LONG_DAY.format(new Date(day)).replace(",", "");
}

/** Returns the start of a slot: "09:00 AM-09:30 AM" gives "9:00 AM". */
export function slotStart(time: string): string {
  return clocks(time)[0];
}

/** Returns a slot's time: "09:00 AM-09:30 AM" gives "9:00 – 9:30 AM". */
export function slotSpan(time: string): string {
  const [start, end] = clocks(time);
  const half = end.slice(-3);
  return `${start.endsWith(half) ? start.slice(0, -half.length) : start} – ${end}`;
}

/** Returns day and time of a slot: "Tue 12 Oct, 9:00 – 9:30 AM". */
export function slotLabel({ day, time }: { readonly day: string; readonly time: string }): string {
  return `${shortDay(day)}, ${slotSpan(time)}`;
}

/** Returns a moment on the venue's clock: "9:04 AM". */
export function venueClock(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", timeZone }).format(at);
}

/** Returns the venue's zone in words if its clock differs from this computer's, otherwise null. */
export function otherZone(timeZone: string, at: number): string | null {
  const clockOf = (zone?: string) =>
    new Date(at).toLocaleString("en-US", {
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
      timeZone: zone,
    });
  return clockOf(timeZone) === clockOf() ? null : timeZone.replaceAll("_", " ");
}

function clocks(time: string): [start: string, end: string] {
  const [start = "", end = ""] = time.split("-").map((clock) => clock.trim().replace(/^0/, ""));
  return [start, end];
}
