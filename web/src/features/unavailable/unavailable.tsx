import { Container } from "~/ui/layout/container";
import { TryAgain } from "~/ui/text/try-again";
import { useWords } from "~/ui/text/words";
import styles from "./unavailable.module.css";

/** A message that the page's content is unavailable, with a retry. */
export function Unavailable() {
  const words = useWords().loading;
  return (
    <section className={styles.section} data-ground="dark">
      <Container className={styles.content}>
        <h1 className={styles.title}>{words.unavailableTitle}</h1>
        <p className={styles.text}>{words.unavailableText}</p>
        <TryAgain />
      </Container>
    </section>
  );
}
