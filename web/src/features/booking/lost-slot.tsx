import type { AlternativeChoice, PickerSnapshot } from "~/core/contract";
import { useArrivalFocus } from "~/ui/browser/use-arrival-focus";
import { useWords } from "~/ui/text/words";
import styles from "./lost-slot.module.css";
import { SlotLabel } from "./slot-label";

interface LostSlotProps {
  readonly notice: NonNullable<PickerSnapshot["notice"]>;
  readonly alternatives: readonly AlternativeChoice[];
  /** True for the outcome of a submit, which takes the focus. Otherwise the message is only announced. */
  readonly isOutcome: boolean;
  readonly onChoose: (date: string, time: string) => void;
}

/** Message that the selected slot is no longer free, with the nearest free slots. */
export function LostSlot({ notice, alternatives, isOutcome, onChoose }: LostSlotProps) {
  const { booking: words, messages } = useWords();
  const panel = useArrivalFocus<HTMLDivElement>(isOutcome);
  return (
    <div ref={panel} className={styles.lost} role="alert" tabIndex={-1}>
      <p className={styles.notice}>{notice === "passed" ? messages.slotPassed : messages.slotTaken}</p>
      {alternatives.length > 0 ? (
        <>
          <p className={styles.lead}>{words.alternatives}</p>
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
