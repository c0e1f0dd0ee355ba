import type { Counter } from "~/generated/contract";
import { CountUp } from "~/motion/count-up";
import styles from "./statistics.module.css";

/** A row of figures that each count up once. */
export function Statistics({ counters }: { readonly counters: readonly Counter[] }) {
  return (
    <dl className={styles.list}>
      {counters.map(({ end, suffix, label }, index) => (
        <div key={index} className={styles.item}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <CountUp end={end} suffix={suffix} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
