import type { ReactNode } from "react";
import { Container } from "./container";
import styles from "./section.module.css";

type Ground = "dark" | "paper" | "mist";

interface SectionProps {
  readonly ground: Ground;
  /** The id of the section's heading. */
  readonly labelledBy?: string;
  readonly id?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A section of the page on one ground, with the page's width and vertical spacing. */
export function Section({ ground, labelledBy, id, className = "", children }: SectionProps) {
  return (
    <section id={id} className={styles.section} data-ground={ground} aria-labelledby={labelledBy}>
      <Container className={`${styles.content} ${className}`}>{children}</Container>
    </section>
  );
}
