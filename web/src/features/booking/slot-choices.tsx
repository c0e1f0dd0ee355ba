import type { PickerSnapshot } from "~/core/contract";
import { errorId } from "~/ui/field-text";
import { fillWith } from "~/ui/fill";
import styles from "./choices.module.css";
import { SlotLabel } from "./slot-label";
import { slotElsewhere, visitorZone } from "./venue-time";
import type { booking } from "./words";

interface SlotChoicesProps {
  readonly id: string;
  readonly text: typeof booking;
  readonly picker: PickerSnapshot;
  readonly invalid: boolean;
  /** True once the core controls the inputs. Until then the browser does, and the server checks what is free. */
  readonly live: boolean;
  readonly onChoose: (time: string) => void;
}

/** The slots of the chosen day, each unavailable one with its reason. */
export function SlotChoices({ id, text, picker, invalid, live, onChoose }: SlotChoicesProps) {
  const { date, slots, timeZone } = picker;
  const zone = visitorZone();
  return (
    <fieldset
      className={styles.group}
      disabled={live && date === null}
      aria-describedby={invalid ? errorId(id) : undefined}
    >
      <legend className={styles.legend}>{text.slot}</legend>
      {live && date === null ? <p className={styles.first}>{text.slotFirst}</p> : null}
      <div className={styles.slots} id={id}>
        {slots.map(({ time, start, label, reason, selected }) => {
          const own = date && !reason ? slotElsewhere({ date, start }, timeZone, zone) : null;
          return (
            <label key={time} className={styles.choice}>
              <input
                type="radio"
                name="time"
                value={time}
                className={styles.radio}
                disabled={live && reason !== null}
                {...(live
                  ? { checked: selected, onChange: () => onChoose(time) }
                  : { defaultChecked: selected })}
              />
              <span className={styles.strong}>
                <SlotLabel label={label} />
              </span>
              {reason ? <span className={styles.small}>{reason}</span> : null}
              {own ? <span className={styles.small}>{fillWith(text.yourTime, { time: own })}</span> : null}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
