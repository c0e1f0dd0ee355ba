import { Container } from "~/ui/layout/container";
import { TryAgain } from "~/ui/text/try-again";
import styles from "./unavailable.module.css";
import { words } from "./words";

/** A page whose content could not be had: it says so, and can be tried again. */
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
