import type { ComponentProps } from "react";
import styles from "./choices.module.css";
import { SlotLabel } from "./slot-label";

interface SlotRadioProps extends ComponentProps<"input"> {
  readonly label: string;
  /** The day, in a list with slots of several days; the weekday of a day. */
  readonly day?: string;
  /** Why it is unavailable, or how many slots of a day are free. */
  readonly reason?: string | null;
  /** The slot's time in the visitor's time zone. */
  readonly ownTime?: string | null;
}

/** The radio button of a slot or a day. */
export function SlotRadio({ label, day, reason, ownTime, ...input }: SlotRadioProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" className={styles.radio} {...input} />
      {day ? <span className={styles.small}>{day}</span> : null}
      <span className={styles.strong}>
        <SlotLabel label={label} />
      </span>
      {reason ? <span className={styles.small}>{reason}</span> : null}
      {ownTime ? <span className={styles.small}>{ownTime}</span> : null}
    </label>
  );
}
