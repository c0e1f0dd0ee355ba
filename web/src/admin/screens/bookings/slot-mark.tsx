import type { SlotState } from "./board-place";
import styles from "./slot-mark.module.css";

/** A slot's mark: its form differs as well as its colour. */
export function SlotMark({ state }: { readonly state: SlotState }) {
  return (
    <svg
      className={styles.mark}
      data-state={state}
      viewBox="0 0 16 16"
      width="16"
      height="16"
      aria-hidden="true"
    >
      {state === "free" ? <circle cx="8" cy="8" r="6" className={styles.dashes} /> : null}
      {state === "past" ? <path d="M5 8h6" /> : null}
      {state === "blocked" ? <path d="M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2ZM3.8 3.8l8.4 8.4" /> : null}
      {state === "booked" ? (
        <>
          <circle cx="8" cy="8" r="6" />
          <circle cx="8" cy="8" r="3" className={styles.solid} />
        </>
      ) : null}
      {state === "arrived" ? (
        <>
          <circle cx="8" cy="8" r="6.75" className={styles.solid} />
          <path d="m5.2 8.2 2 2 3.6-4.2" className={styles.tick} />
        </>
      ) : null}
    </svg>
  );
}
