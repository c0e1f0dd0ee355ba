import type { SectionProps } from "~/page/section-module";
import { Section } from "~/ui/section";
import styles from "./product-about.module.css";

/** A product in a few sentences, and the one sentence to remember of it. */
export default function ProductAbout({ props, suffix }: SectionProps<"productAbout">) {
  const heading = `about${suffix}`;
  return (
    <Section ground="paper" labelledBy={heading} className={styles.columns}>
      <div className={styles.statement}>
        <p className={styles.badge}>{props.badge}</p>
        <h2 id={heading} className={styles.heading}>
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
