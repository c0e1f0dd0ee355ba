import type { ReactNode } from "react";
import { Eyebrow } from "~/ui/text/eyebrow";
import styles from "./section-header.module.css";

interface SectionHeaderProps {
  readonly id?: string;
  readonly eyebrow?: string | null;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** True to place the paragraph next to the heading where there is room for both. */
  readonly split?: boolean;
}

/** The header of a section: a small label, its heading, one paragraph. */
export function SectionHeader({ id, eyebrow, title, text, split = false }: SectionHeaderProps) {
  return (
    <header className={`${styles.header} ${split && text ? styles.split : ""}`}>
      {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {text ? <p className={styles.text}>{text}</p> : null}
    </header>
  );
}
