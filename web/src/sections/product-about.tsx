import type { SectionProps } from "~/page/section-module";
import { Section } from "~/ui/layout/section";
import styles from "./product-about.module.css";

/** A product in a few sentences, and the one sentence to remember of it. */
export default function ProductAbout({ id, props }: SectionProps<"productAbout">) {
  return (
    <Section ground="paper" labelledBy={id} className={styles.columns}>
      <div className={styles.statement}>
        <p className={styles.badge}>{props.badge}</p>
        <h2 id={id} className={styles.heading}>
          {props.heading}
        </h2>
      </div>
      <div className={styles.words}>
        <p className={styles.text}>{props.description}</p>
        <p className={styles.highlight}>{props.highlight}</p>
      </div>
    </Section>
  );
}
