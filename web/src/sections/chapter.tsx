import type { SectionProps } from "~/page/section-module";
import { Section } from "~/ui/section";
import styles from "./chapter.module.css";

/** Paragraphs whose heading stays while they pass. */
export default function Chapter({ props, suffix }: SectionProps<"chapter">) {
  const heading = props.anchor ?? `chapter${suffix}`;
  return (
    <Section ground={props.ground} labelledBy={heading} className={styles.columns}>
      <h2 id={heading} className={styles.title}>
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
