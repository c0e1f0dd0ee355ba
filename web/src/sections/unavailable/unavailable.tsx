import { unavailable } from "~/content/unavailable";
import { Container } from "~/ui/container/container";
import styles from "./unavailable.module.css";

/** A page whose content the server could not read: it says so, and can be asked again. */
export function Unavailable({ path }: { readonly path: string }) {
  return (
    <section className={styles.section} data-ground="dark">
      <Container className={styles.content}>
        <h1 className={styles.title}>{unavailable.title}</h1>
        <p className={styles.text}>{unavailable.text}</p>
        {/* An ordinary anchor: the whole page is asked for again. */}
        <a className={styles.again} href={path}>
          {unavailable.again}
        </a>
      </Container>
    </section>
  );
}
