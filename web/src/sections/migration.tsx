import type { SectionProps } from "~/page/section-module";
import { Section } from "~/ui/layout/section";
import { Icon } from "~/ui/pictures/icon";
import { icons } from "~/ui/pictures/icons";
import styles from "./migration.module.css";

/** The platforms that clients come from. The heading takes the first place of the grid. */
export default function Migration({ id, props }: SectionProps<"migration">) {
  if (props.boxes.length === 0) return null;
  return (
    <Section ground="paper" labelledBy={id} className={styles.grid}>
      <h2 id={id} className={styles.heading}>
        {props.title}
      </h2>
      {props.boxes.map((box, index) => (
        <article key={index} className={styles.box}>
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
