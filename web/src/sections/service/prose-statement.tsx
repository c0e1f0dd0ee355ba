import type { SectionProps } from "~/page/section-module";
import { Paragraphs } from "~/sections/prose/prose/paragraphs";
import { Section } from "~/ui/layout/section";
import { Eyebrow } from "~/ui/text/eyebrow";
import styles from "./prose-statement.module.css";

/** A claim and the text that explains it. */
export default function Statement({
  id,
  props: { label, title, paragraphs, ground },
}: SectionProps<"prose">) {
  return (
    <Section ground={ground ?? "paper"} labelledBy={id} className={styles.halves}>
      <div className={styles.claim}>
        <Eyebrow as="h2" id={id}>
          {label}
        </Eyebrow>
        <h3 className={styles.title}>{title}</h3>
      </div>
      <Paragraphs className={styles.reason} texts={paragraphs} />
    </Section>
  );
}
