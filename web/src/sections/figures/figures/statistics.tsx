import type { Counter } from "~/generated/contract";
import { CountUp } from "~/motion/count-up";
import { ArrowLink } from "~/ui/links/arrow-link";
import styles from "./statistics.module.css";

/** A ledger of figures that each count up once, with what they stand for. */
export function Statistics({ counters }: { readonly counters: readonly Counter[] }) {
  return (
    <dl className={styles.list}>
      {counters.map(({ end, suffix, label, text, link }, index) => (
        <div key={index} className={styles.item}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <CountUp end={end} suffix={suffix} />
          </dd>
          {text || link ? (
            <dd className={styles.evidence}>
              {text} {link ? <ArrowLink href={link.href} label={link.label} /> : null}
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}
