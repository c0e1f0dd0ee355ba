import type { BoardSlot } from "~/generated/contract";
import { slotCounts } from "./board-place";
import styles from "./day-counts.module.css";
import { SlotMark } from "./slot-mark";

interface DayCountsProps {
  readonly slots: readonly BoardSlot[];
  readonly now: number;
}

/** The day in numbers. Its marks also explain the slots' marks. */
export function DayCounts({ slots, now }: DayCountsProps) {
  const { booked, arrived, free, blocked } = slotCounts(slots, now);
  const counts = [
    { state: "booked", count: booked, label: "booked" },
    { state: "arrived", count: arrived, label: "checked in" },
    { state: "free", count: free, label: "free" },
    { state: "blocked", count: blocked, label: "blocked" },
  ] as const;
  return (
    <ul className={styles.counts} aria-label="This day">
      {counts.map(({ state, count, label }) => (
        <li key={state} className={styles.count}>
          <SlotMark state={state} />
          <span>
            <strong>{count}</strong> {label}
          </span>
        </li>
      ))}
    </ul>
  );
}
