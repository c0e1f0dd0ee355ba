import type { KeyboardEvent, Ref } from "react";
import type { Board } from "~/generated/contract";
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
  const isToday = board.day === board.event.today;
  const current = isToday ? board.slots.find(({ endsAt }) => now < endsAt) : undefined;
  return (
    <ol ref={ref} className={styles.list} aria-label="Slots" onKeyDown={onKeyDown}>
      {board.slots.map((slot) => (
        <SlotRow
          key={slot.time}
          slot={slot}
          board={board}
          now={now}
          isCurrent={slot === current}
          isPast={slot.booking ? slot.endsAt <= now : isPast(slot, now)}
          isOpen={slot.booking !== null && slot.booking.id === openId}
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
  const current = controls.findIndex((control) => control.closest("[aria-current=time], [data-open]"));
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
