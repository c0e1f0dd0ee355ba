import type { PickerSnapshot } from "~/core/contract";
import { fillWith } from "~/ui/text/fill";
import { useWords } from "~/ui/text/words";
import { choiceError } from "./choice-error";
import styles from "./choices.module.css";
import { SlotRadio } from "./slot-radio";

interface SlotChoicesProps {
  readonly id: string;
  readonly picker: PickerSnapshot;
  /** Times in the visitor's time zone by slot, if they differ. */
  readonly own: ReadonlyMap<string, string>;
  readonly invalid: boolean;
  /** True once the core controls the inputs. Until then the browser does, and the server checks availability. */
  readonly live: boolean;
  readonly onChoose: (time: string) => void;
}

/** The slots of the selected day; unavailable slots show the reason. */
export function SlotChoices({ id, picker, own, invalid, live, onChoose }: SlotChoicesProps) {
  const { booking: words, messages } = useWords();
  const { date, slots } = picker;
  const error = choiceError(id, invalid);
  return (
    <fieldset className={styles.group} disabled={live && date === null}>
      <legend className={styles.legend}>{words.slot}</legend>
      {live && date === null ? <p className={styles.first}>{words.slotFirst}</p> : null}
      <div className={styles.slots} id={id}>
        {slots.map(({ time, label, reason, selected }) => {
          const ownTime = own.get(time);
          return (
            <SlotRadio
              key={time}
              name="time"
              value={time}
              label={label}
              reason={reason && messages[reason]}
              ownTime={ownTime ? fillWith(words.yourTime, { time: ownTime }) : null}
              disabled={live && reason !== null}
              {...error}
              {...(live
                ? { checked: selected, onChange: () => onChoose(time) }
                : { defaultChecked: selected })}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
