import type { ReactNode } from "react";
import { Container } from "./container";
import styles from "./page-message.module.css";

interface PageMessageProps {
  readonly label?: string;
  readonly title: string;
  readonly text: string;
  /** What the visitor can do. */
  readonly children: ReactNode;
}

/** A message instead of a page's content. */
export function PageMessage({ label, title, text, children }: PageMessageProps) {
  return (
    <section className={styles.section} data-ground="dark">
      <Container className={styles.content}>
        {label ? <p className={styles.label}>{label}</p> : null}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {children}
      </Container>
    </section>
  );
}
