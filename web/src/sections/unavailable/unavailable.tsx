import { unavailable } from "~/content/unavailable";
import { Container } from "~/ui/container/container";
import { TryAgain } from "~/ui/try-again/try-again";
import styles from "./unavailable.module.css";

/** A page whose content could not be had: it says so, and can be tried again. */
export function Unavailable() {
  return (
    <section className={styles.section} data-ground="dark">
      <Container className={styles.content}>
        <h1 className={styles.title}>{unavailable.title}</h1>
        <p className={styles.text}>{unavailable.text}</p>
        <TryAgain />
      </Container>
    </section>
  );
}
