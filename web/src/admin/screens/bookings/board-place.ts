import type { BoardEvent, BoardSlot } from "~/generated/contract";

/** The event and the day that a board shows. */
export interface BoardPlace {
  readonly event: BoardEvent;
  /** Null when the person may see no day of the event, such as booth staff before it. */
  readonly day: string | null;
  /** The days that the person may see. */
  readonly days: readonly string[];
}

interface Wanted {
  readonly event: string | null;
  readonly day: string | null;
}

/** Returns the wanted place if it exists. Otherwise it is the running or the next event, and today or the first day. */
export function boardPlace(
  events: readonly BoardEvent[],
  wanted: Wanted,
  mayAllDays: boolean,
): BoardPlace | null {
  const event =
    events.find(({ token }) => token === wanted.event) ??
    events.find(({ today }) => today !== null) ??
    events[0];
  if (!event) return null;
  const days = mayAllDays ? event.days : event.days.filter((day) => day === event.today);
  const day = days.find((candidate) => candidate === wanted.day) ?? event.today ?? days[0] ?? null;
  return { event, day, days };
}

/** Returns the address of a board, or of a booking on it. */
export function boardAddress(event: string, day: string | null, id: string | null = null): string {
  const query = new URLSearchParams({ event, ...(day ? { day } : {}) });
  return `/bookings${id ? `/${encodeURIComponent(id)}` : ""}?${query}`;
}

export type SlotState = "free" | "past" | "blocked" | "booked" | "arrived";

/** Returns what a board shows for a slot. A free slot that has begun cannot be booked any more. */
export function slotState(slot: BoardSlot, now: number): SlotState {
  if (slot.booking) return slot.booking.checkedInAt === null ? "booked" : "arrived";
  if (slot.state === "blocked") return "blocked";
  return isPast(slot, now) ? "past" : "free";
}

export function isPast(slot: BoardSlot, now: number): boolean {
  return slot.past || slot.startsAt <= now;
}

/** Returns how many slots are booked, of which how many people have arrived, and how many are free or blocked. */
export function slotCounts(slots: readonly BoardSlot[], now: number) {
  const states = slots.map((slot) => slotState(slot, now));
  const count = (...counted: SlotState[]) => states.filter((state) => counted.includes(state)).length;
  return {
    booked: count("booked", "arrived"),
    arrived: count("arrived"),
    free: count("free"),
    blocked: count("blocked"),
  };
}
