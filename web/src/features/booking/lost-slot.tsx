import type { AlternativeChoice } from "~/core/contract";
import { useArrivalFocus } from "~/ui/use-arrival-focus";
import styles from "./lost-slot.module.css";
import { SlotLabel } from "./slot-label";
import type { booking } from "./words";

interface LostSlotProps {
  readonly text: typeof booking;
  readonly notice: string;
  readonly alternatives: readonly AlternativeChoice[];
  /** The visitor asked for the slot and waits for an answer: then it takes the focus. Otherwise it is only read out. */
  readonly asked: boolean;
  readonly onChoose: (date: string, time: string) => void;
}

/** The fate of the slot that was chosen, and the free ones nearest to it. */
export function LostSlot({ text, notice, alternatives, asked, onChoose }: LostSlotProps) {
  const panel = useArrivalFocus<HTMLDivElement>(asked);
  return (
    <div ref={panel} className={styles.lost} role="alert" tabIndex={-1}>
      <p className={styles.notice}>{notice}</p>
      {alternatives.length > 0 ? (
        <>
          <p className={styles.lead}>{text.alternatives}</p>
          <ul className={styles.list}>
            {alternatives.map(({ date, time, dateLabel, timeLabel }) => (
              <li key={date + time}>
                <button type="button" className={styles.alternative} onClick={() => onChoose(date, time)}>
                  <span className={styles.day}>{dateLabel}</span>{" "}
                  <span className={styles.time}>
                    <SlotLabel label={timeLabel} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
