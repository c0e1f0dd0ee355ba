import type { SectionProps } from "~/page/section-module";
import { Section } from "~/ui/layout/section";
import { Compounds } from "~/ui/text/compounds";
import { ordinal } from "~/ui/text/ordinal";
import styles from "./pillars.module.css";

/** The parts of an offer: a numbered list that runs past its heading. */
export default function Pillars({ id, props }: SectionProps<"pillars">) {
  if (props.pillars.length === 0) return null;
  return (
    <Section ground={props.ground} labelledBy={id} className={styles.columns}>
      <h2 id={id} className={styles.heading}>
        {props.title}
      </h2>
      <ol className={styles.list}>
        {props.pillars.map(({ title, desc, chips }, index) => (
          <li key={index} className={styles.pillar}>
            <span className={styles.number} aria-hidden="true">
              {ordinal(index)}
            </span>
            <div className={styles.words}>
              <h3 className={styles.title}>
                <Compounds text={title} />
              </h3>
              <p className={styles.text}>{desc}</p>
              {chips.length > 0 ? (
                <ul className={styles.chips} aria-label={title}>
                  {chips.map((chip, at) => (
                    <li key={at} className={styles.chip}>
                      {chip}
                    </li>
                  ))}
                </ul>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
