import styles from "../circle.module.css";

/** Gap between two arcs, as a share of an arc. */
const GAP = 0.06;

interface RingProps {
  readonly count: number;
  /** Zero-based. */
  readonly active: number;
}

/** The circle: a scale, a line, and the highlighted arc of the active item. */
export function Ring({ count, active }: RingProps) {
  // A path starts at three o'clock; the top of the circle is between the last item and the first.
  const first = 0.75 * count - 1;
  const dashes = `${round(1 - GAP)} ${round(count - 1 + GAP)}`;
  return (
    <svg className={styles.drawing} viewBox="0 0 400 400" fill="none" aria-hidden="true" focusable="false">
      <circle className={styles.line} cx="200" cy="200" r="160" strokeWidth="3" strokeDasharray="1 7" />
      <circle className={styles.line} cx="200" cy="200" r="184" />
      {Array.from({ length: count }, (_, item) => item).map((item) => (
        <circle
          key={item}
          className={styles.arc}
          data-active={item === active}
          cx="200"
          cy="200"
          r="184"
          pathLength={count}
          strokeDasharray={dashes}
          strokeDashoffset={-round(((first + item) % count) + GAP / 2)}
        />
      ))}
    </svg>
  );
}

/** Rounds a number, to keep the markup short. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
