import type { SectionProps } from "~/page/section-module";
import { Section } from "~/ui/layout/section";
import { Eyebrow } from "~/ui/text/eyebrow";
import styles from "./statement.module.css";

/** A claim beside the paragraph that gives its reason. */
export default function Statement({ id, props }: SectionProps<"statement">) {
  return (
    <Section ground={props.ground} labelledBy={id} className={styles.columns}>
      <div className={styles.statement}>
        <Eyebrow as="h2" id={id}>
          {props.label}
        </Eyebrow>
        <h3 className={styles.heading}>{props.heading}</h3>
      </div>
      <p className={styles.text}>{props.text}</p>
    </Section>
  );
}
