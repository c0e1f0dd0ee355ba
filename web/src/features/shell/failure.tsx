import { Container } from "~/ui/container";
import styles from "./failure.module.css";

/** Message in place of a view that failed to render. Its links load whole pages, so that the visitor starts afresh. */
export function Failure() {
  return (
    <main id="main" className={styles.failure} data-ground="dark">
      <Container className={styles.content}>
        <h1 className={styles.title}>This page could not be shown</h1>
        <p>The fault is ours. Load the page again, or go on from the home page.</p>
        <p className={styles.links}>
          <button type="button" className={styles.again} onClick={() => location.reload()}>
            Load again
          </button>
          <a href="/">Go Home</a>
        </p>
      </Container>
    </main>
  );
}
