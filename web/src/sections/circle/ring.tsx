import styles from "./circle.module.css";

/** Where each quarter begins, clockwise from three o'clock in quarters: the first item stands at the upper left. */
const QUARTERS = [2, 3, 0, 1];

/** The circle itself: a scale, a line, and the quarter of the active item lit. */
export function Ring({ active }: { readonly active: number }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 400 400" fill="none" aria-hidden="true" focusable="false">
      <circle className={styles.scale} cx="200" cy="200" r="160" strokeDasharray="1 7" />
      <circle className={styles.line} cx="200" cy="200" r="184" />
      {QUARTERS.map((quarter, item) => (
        <circle
          key={quarter}
          className={styles.arc}
          data-active={item === active}
          cx="200"
          cy="200"
          r="184"
          pathLength="4"
          strokeDasharray="0.94 3.06"
          strokeDashoffset={-(quarter + 0.03)}
        />
      ))}
    </svg>
  );
}
