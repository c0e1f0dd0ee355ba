import type { Alternative } from "../../api/types";
import { Button } from "../../ui/button";
import styles from "./alternatives.module.css";
import { slotLabel } from "./slot-time";

interface AlternativesProps {
  readonly slots: readonly Alternative[];
  readonly onChoose: (slot: Alternative) => void;
}

/** Says that someone else was first, with free slots nearby. */
export function Alternatives({ slots, onChoose }: AlternativesProps) {
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.title}>This slot has just been taken</p>
      {slots.length === 0 ? (
        <p>No other slot is free.</p>
      ) : (
        <>
          <p>These are free:</p>
          <div className={styles.slots}>
            {slots.map((slot) => (
              <Button key={`${slot.date} ${slot.time}`} onClick={() => onChoose(slot)}>
                {slotLabel({ day: slot.date, time: slot.time })}
              </Button>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
