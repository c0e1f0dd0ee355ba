import { Container } from "~/ui/layout/container";
import { TryAgain } from "~/ui/text/try-again";
import styles from "./unavailable.module.css";
import { words } from "./words";

/** A message that the page's content is unavailable, with a retry. */
export function Unavailable() {
  return (
    <section className={styles.section} data-ground="dark">
      <Container className={styles.content}>
        <h1 className={styles.title}>{words.title}</h1>
        <p className={styles.text}>{words.text}</p>
        <TryAgain />
      </Container>
    </section>
  );
}
