import type { AlternativeChoice } from "~/core/contract";
import type { Alternative, SlotDay } from "~/generated/contract";
import { fillWith } from "~/ui/text/fill";
import { VisuallyHidden } from "~/ui/text/visually-hidden";
import { useWords } from "~/ui/text/words";
import { choiceError } from "./choice-error";
import choices from "./choices.module.css";
import styles from "./slot-days.module.css";
import { SlotRadio } from "./slot-radio";

interface SlotDaysProps {
  readonly id: string;
  readonly days: readonly SlotDay[];
  readonly invalid: boolean;
  /** The previous choice. */
  readonly chosen?: Partial<Alternative>;
  /** Free slots near a lost one. */
  readonly alternatives?: readonly AlternativeChoice[];
}

/**
 * All slots of all days in one group of radio buttons, for forms that the browser posts: the value of `slot` is the day
 * and the slot, separated by a space.
 */
export function SlotDays({ id, days, invalid, chosen = {}, alternatives = [] }: SlotDaysProps) {
  const { booking: words, messages } = useWords();
  const opened = days.find(({ date }) => date === chosen.date) ?? days.find(({ free }) => free > 0);
  const error = choiceError(id, invalid);
  return (
    <div className={styles.days} id={id}>
      {alternatives.length > 0 ? (
        <fieldset className={choices.group}>
          <legend className={choices.legend}>{words.alternatives}</legend>
          <div className={choices.slots}>
            {alternatives.map(({ date, time, dateLabel, timeLabel }) => (
              <SlotRadio
                key={date + time}
                name="slot"
                value={`${date} ${time}`}
                day={dateLabel}
                label={timeLabel}
                {...error}
              />
            ))}
          </div>
        </fieldset>
      ) : null}
      {days.map(({ date, label, weekday, free, reason, slots }) => (
        <details key={date} className={styles.day} open={date === opened?.date}>
          <summary className={styles.summary}>
            <span className={styles.label}>
              {weekday}, {label}
            </span>
            <span className={styles.free}>
              {reason ? messages[reason] : fillWith(words.free, { number: free, total: slots.length })}
            </span>
          </summary>
          <fieldset className={`${choices.group} ${styles.fieldset}`}>
            {/* The summary above shows the same text. */}
            <VisuallyHidden as="legend">
              {weekday}, {label}
            </VisuallyHidden>
            <div className={choices.slots}>
              {slots.map(({ time, label: slot, reason }) => (
                <SlotRadio
                  key={time}
                  name="slot"
                  value={`${date} ${time}`}
                  label={slot}
                  reason={reason && messages[reason]}
                  disabled={reason !== null}
                  defaultChecked={reason === null && chosen.date === date && chosen.time === time}
                  {...error}
                />
              ))}
            </div>
          </fieldset>
        </details>
      ))}
    </div>
  );
}
