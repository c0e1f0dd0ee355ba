import { icons } from "~/content/icons";
import type { MigrationBoxes } from "~/content/types/migration-box";
import { Icon } from "~/ui/icon/icon";
import { Section } from "~/ui/section/section";
import styles from "./migration.module.css";

interface MigrationProps {
  readonly title: string;
  readonly boxes: MigrationBoxes;
}

/** The platforms that clients come from. The heading takes the first of six places. */
export function Migration({ title, boxes }: MigrationProps) {
  return (
    <Section ground="paper" labelledBy="migration" className={styles.grid}>
      <h2 id="migration" className={styles.heading}>
        {title}
      </h2>
      {boxes.map((box) => (
        <article key={box.title} className={styles.box}>
          <span className={styles.mark}>
            <Icon icon={icons[box.icon]} size="lg" />
          </span>
          <h3 className={styles.title}>{box.title}</h3>
          <p className={styles.text}>{box.desc}</p>
        </article>
      ))}
    </Section>
  );
}
