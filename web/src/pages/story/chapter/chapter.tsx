import { type Ground, Section } from "~/ui/section/section";
import styles from "./chapter.module.css";

interface ChapterProps {
  readonly ground: Ground;
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** A part of the story: its heading stays while its paragraphs pass. */
export function Chapter({ ground, id, title, paragraphs }: ChapterProps) {
  return (
    <Section ground={ground} labelledBy={id} className={styles.columns}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
