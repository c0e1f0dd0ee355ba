const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" });
const DAY_YEAR = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });
const CLOCK = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const FULL = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short" });
const LONG = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Returns how long ago a moment was, or its date: "4 min", "09:12", "3 Nov", "3 Nov 2025". */
export function shortTime(at: number, now: number): string {
  const age = now - at;
  if (age < MINUTE_MS) return "now";
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min`;
  const then = new Date(at);
  const today = new Date(now);
  if (then.toDateString() === today.toDateString()) return CLOCK.format(then);
  return (then.getFullYear() === today.getFullYear() ? DAY : DAY_YEAR).format(then);
}

interface TimeProps {
  readonly at: number;
  /** The date and the time of day. */
  readonly long?: boolean;
}

export function Time({ at, long = false }: TimeProps) {
  const moment = new Date(at);
  return (
    <time dateTime={moment.toISOString()} title={FULL.format(moment)}>
      {long ? LONG.format(moment) : shortTime(at, Date.now())}
    </time>
  );
}
