import type { SectionProps } from "~/page/section-module";
import { Section } from "~/ui/layout/section";
import styles from "./chapter.module.css";

/** Paragraphs whose heading stays while they pass. */
export default function Chapter({ id, props }: SectionProps<"chapter">) {
  return (
    <Section ground={props.ground} labelledBy={id} className={styles.columns}>
      <h2 id={id} className={styles.title}>
        {props.title}
      </h2>
      <div className={styles.text}>
        {props.paragraphs.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
