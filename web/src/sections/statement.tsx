import type { SectionProps } from "~/page/section-module";
import { Section } from "~/ui/section";
import styles from "./statement.module.css";

/** A claim beside the paragraph that gives its reason. */
export default function Statement({ props, suffix }: SectionProps<"statement">) {
  const heading = `impact${suffix}`;
  return (
    <Section ground={props.ground} labelledBy={heading} className={styles.columns}>
      <div className={styles.statement}>
        <h2 id={heading} className={styles.label}>
          {props.label}
        </h2>
        <h3 className={styles.heading}>{props.heading}</h3>
      </div>
      <p className={styles.text}>{props.text}</p>
    </Section>
  );
}
