import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from "react";
import type { Board, BoardSlot } from "~/generated/contract";
import { isPast } from "./board-place";
import { SlotRow, type SlotRowActions } from "./slot-row";
import styles from "./slot-row.module.css";

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface SlotListProps extends SlotRowActions {
  readonly ref: Ref<HTMLOListElement>;
  readonly board: Board;
  readonly now: number;
  readonly openId: string | null;
}

/** The slots of a day, from morning to evening. */
export function SlotList({ ref, board, now, openId, ...actions }: SlotListProps) {
  const fresh = useFreshBookings(board);
  const isToday = board.day === board.event.today;
  return (
    <ol ref={ref} className={styles.list} aria-label="Slots" onKeyDown={onKeyDown}>
      {board.slots.map((slot, index) => (
        <SlotRow
          key={slot.time}
          slot={slot}
          board={board}
          now={now}
          progress={isToday ? progressOf(slot, board.slots[index - 1], now) : null}
          isPast={slot.booking ? slot.endsAt <= now : isPast(slot, now)}
          isOpen={slot.booking !== null && slot.booking.id === openId}
          isFresh={slot.booking !== null && fresh.has(slot.booking.id)}
          {...actions}
        />
      ))}
    </ol>
  );
}

/** Returns the controls that the arrow keys go through: one a slot. */
export function slotControls(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>("[data-slot]") ?? [])];
}

/** Moves the focus to the next or previous slot; from elsewhere to the current one. */
export function focusSlot(list: HTMLElement | null, step: number): void {
  const controls = slotControls(list);
  const row = document.activeElement?.closest("li");
  const from = row ? controls.findIndex((control) => row.contains(control)) : -1;
  const current = controls.findIndex((control) => control.closest("[data-now], [data-open]"));
  const to = from === -1 ? Math.max(current, 0) : Math.min(Math.max(from + step, 0), controls.length - 1);
  controls[to]?.focus();
}

function onKeyDown(event: KeyboardEvent<HTMLOListElement>): void {
  const { key, currentTarget } = event;
  const controls = slotControls(currentTarget);
  const step = STEPS[key];
  if (step) focusSlot(currentTarget, step);
  else if (key === "Home") controls[0]?.focus();
  else if (key === "End") controls.at(-1)?.focus();
  else return;
  event.preventDefault();
}

/** Returns the elapsed part of the current slot, from 0 to 1, and null for others. A break belongs to the slot after it. */
function progressOf(
  { startsAt, endsAt }: BoardSlot,
  before: BoardSlot | undefined,
  now: number,
): number | null {
  if (now < (before?.endsAt ?? startsAt) || now >= endsAt) return null;
  return Math.max(now - startsAt, 0) / (endsAt - startsAt);
}

/** Returns the bookings that appeared after the board was opened. */
function useFreshBookings({ event, day, slots }: Board): ReadonlySet<string> {
  const place = `${event.token} ${day}`;
  const ids = slots.flatMap(({ booking }) => booking?.id ?? []);
  const known = useRef({ place, ids: new Set(ids) });
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const idList = ids.join(" ");
  useEffect(() => {
    const seen = known.current.place === place ? known.current.ids : null;
    const shown = idList.split(" ").filter(Boolean);
    known.current = { place, ids: new Set([...(seen ?? []), ...shown]) };
    setFresh(new Set(seen ? shown.filter((id) => !seen.has(id)) : []));
  }, [place, idList]);
  return fresh;
}
