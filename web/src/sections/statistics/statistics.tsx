import type { Counters } from "~/content/types/counter";
import { CountUp } from "~/motion/count-up";
import styles from "./statistics.module.css";

/** Figures in a row, each counting up once. */
export function Statistics({ counters }: { readonly counters: Counters }) {
  return (
    <dl className={styles.list}>
      {counters.map(({ end, suffix, label }) => (
        <div key={label} className={styles.item}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <CountUp end={end} suffix={suffix} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
