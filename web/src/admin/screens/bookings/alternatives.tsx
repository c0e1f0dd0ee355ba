import type { Alternative } from "../../api/types";
import { Button } from "../../ui/button";
import { slotLabel } from "./slot-time";

interface AlternativesProps {
  readonly slots: readonly Alternative[];
  readonly onChoose: (slot: Alternative) => void;
}

/** Says that someone else was first, with free slots nearby. */
export function Alternatives({ slots, onChoose }: AlternativesProps) {
  return (
    <div className="notice-box" role="alert">
      <strong>This slot has just been taken</strong>
      {slots.length === 0 ? (
        <p>No other slot is free.</p>
      ) : (
        <>
          <p>These are free:</p>
          <div className="wrap-row">
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
