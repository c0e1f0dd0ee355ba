import type { SectionProps } from "~/page/section-module";
import { Section } from "~/ui/layout/section";
import { SectionHeader } from "~/ui/layout/section-header";
import { ordinal } from "~/ui/text/ordinal";
import styles from "./packages.module.css";

/** Offers side by side: the rows of the cards share their heights. */
export default function Packages({ id, props }: SectionProps<"packages">) {
  if (props.packages.length === 0) return null;
  return (
    <Section ground="paper" labelledBy={id}>
      <SectionHeader id={id} title={props.title} />
      <ol className={styles.list}>
        {props.packages.map((card, index) => (
          <li key={index} className={styles.card}>
            <div className={styles.top} data-ground="dark">
              <span className={styles.number} aria-hidden="true">
                {ordinal(index)}
              </span>
              <h3 className={styles.pillar}>{card.pillar}</h3>
            </div>
            <div className={styles.part}>
              <p className={styles.label}>{props.valueLabel}</p>
              <p>{card.value}</p>
            </div>
            <div className={styles.part}>
              <p className={styles.label}>{props.addonLabel}</p>
              <p className={styles.addon}>{card.addonTitle}</p>
              <p className={styles.text}>{card.addonDesc}</p>
            </div>
            <div className={styles.timeline}>
              <p className={styles.label}>{props.timelineLabel}</p>
              <p className={styles.weeks}>{card.timeline}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
