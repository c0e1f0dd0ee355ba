import type { DayChoice } from "~/core/contract";
import { fillWith } from "~/ui/text/fill";
import { useWords } from "~/ui/text/words";
import { choiceError } from "./choice-error";
import styles from "./choices.module.css";
import { SlotRadio } from "./slot-radio";

interface DayChoicesProps {
  readonly id: string;
  readonly days: readonly DayChoice[];
  /** The number of slots per day. */
  readonly total: number;
  readonly invalid: boolean;
  /** True once the core controls the choice; until then the browser does. */
  readonly live: boolean;
  readonly onChoose: (date: string) => void;
}

/** The days from today to the last one, each with its number of free slots. */
export function DayChoices({ id, days, total, invalid, live, onChoose }: DayChoicesProps) {
  const { booking: words, messages } = useWords();
  const error = choiceError(id, invalid);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{words.day}</legend>
      <div className={styles.days} id={id}>
        {days.map(({ date, label, weekday, free, reason, selected }) => (
          <SlotRadio
            key={date}
            name="date"
            value={date}
            day={weekday}
            label={label}
            reason={reason ? messages[reason] : fillWith(words.free, { number: free, total })}
            {...error}
            {...(live ? { checked: selected, onChange: () => onChoose(date) } : { defaultChecked: selected })}
          />
        ))}
      </div>
    </fieldset>
  );
}
