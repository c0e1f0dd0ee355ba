import type { ServicePillar } from "~/content/types/pillar";
import { Compounds } from "~/ui/compounds/compounds";
import { type Ground, Section } from "~/ui/section/section";
import styles from "./pillars.module.css";

interface PillarsProps {
  readonly ground: Ground;
  readonly title: string;
  readonly pillars: readonly ServicePillar[];
}

/** What a service is made of: a numbered list that runs past its heading. */
export function Pillars({ ground, title, pillars }: PillarsProps) {
  return (
    <Section ground={ground} labelledBy="pillars" className={styles.columns}>
      <h2 id="pillars" className={styles.heading}>
        {title}
      </h2>
      <ol className={styles.list}>
        {pillars.map(({ id, title: name, desc, chips }) => (
          <li key={id} className={styles.pillar}>
            <span className={styles.number} aria-hidden="true">
              {id}
            </span>
            <div className={styles.words}>
              <h3 className={styles.title}>
                <Compounds text={name} />
              </h3>
              <p className={styles.text}>{desc}</p>
              {chips ? (
                <ul className={styles.chips} aria-label={name}>
                  {chips.map((chip) => (
                    <li key={chip} className={styles.chip}>
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
