import { ArrowRight } from "lucide-react";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import styles from "./closed-job.module.css";
import type { Words } from "./words";

interface ClosedJobProps {
  readonly text: Words;
  readonly title: string;
  /** The path of the openings. */
  readonly list: string;
}

/** A position that is taken: thanks, and the way to those that are not. */
export function ClosedJob({ text, title, list }: ClosedJobProps) {
  return (
    <section className={styles.section} data-ground="dark">
      <Container className={styles.content}>
        <p className={styles.position}>{title}</p>
        <h1 className={styles.title}>{text.closedTitle}</h1>
        <p className={styles.text}>{text.closedText}</p>
        <div className={styles.action}>
          <ButtonLink href={list} size="lg" icon={ArrowRight}>
            {text.back}
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
