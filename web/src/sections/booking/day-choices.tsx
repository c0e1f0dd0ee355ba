import { fillWith } from "~/content/fill";
import type { booking } from "~/content/landing-booking";
import type { DayChoice } from "~/core/contract";
import { errorId } from "~/ui/field/field-text";
import styles from "./choices.module.css";

interface DayChoicesProps {
  readonly id: string;
  readonly text: typeof booking;
  readonly days: readonly DayChoice[];
  /** How many slots a day has. */
  readonly total: number;
  readonly invalid: boolean;
  /** Whether the core keeps the choice; the browser does otherwise. */
  readonly live: boolean;
  readonly onChoose: (date: string) => void;
}

/** The days from today to the last one, with what is free on each. */
export function DayChoices({ id, text, days, total, invalid, live, onChoose }: DayChoicesProps) {
  return (
    <fieldset className={styles.group} aria-describedby={invalid ? errorId(id) : undefined}>
      <legend className={styles.legend}>{text.day}</legend>
      <div className={styles.days} id={id}>
        {days.map(({ date, label, weekday, free, selected }) => (
          <label key={date} className={styles.choice} data-full={free === 0}>
            <input
              type="radio"
              name="date"
              value={date}
              className={styles.radio}
              {...(live
                ? { checked: selected, onChange: () => onChoose(date) }
                : { defaultChecked: selected })}
            />
            <span className={styles.small}>{weekday}</span>
            <span className={styles.strong}>{label}</span>
            <span className={styles.small}>
              {free === 0 ? text.fullDay : fillWith(text.free, { number: free, total })}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
