import ArrowRight from "lucide-react/icons/arrow-right";
import { CAREER } from "~/generated/contract";
import { Container } from "~/ui/layout/container";
import { ButtonLink } from "~/ui/links/button";
import { useWords } from "~/ui/text/words";
import styles from "./closed-job.module.css";

/** A position that has been filled: a thank-you and a link to the open positions. */
export function ClosedJob({ title }: { readonly title: string }) {
  const words = useWords().careers;
  return (
    <section className={styles.section} data-ground="dark">
      <Container className={styles.content}>
        <p className={styles.position}>{title}</p>
        <h1 className={styles.title}>{words.closedTitle}</h1>
        <p className={styles.text}>{words.closedText}</p>
        <div className={styles.action}>
          <ButtonLink href={CAREER} size="lg" icon={ArrowRight}>
            {words.back}
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
