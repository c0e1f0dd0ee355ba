import { useEffect } from "react";
import { reloadFailedPage } from "~/page/reload";
import { useShell } from "~/page/shell-context";
import { useArrivalFocus } from "~/ui/browser/use-arrival-focus";
import { Container } from "~/ui/layout/container";
import styles from "./failure.module.css";

const TITLE = "This page could not be shown";

/** Message that replaces a view that failed to render. Its links load whole documents, to start from a clean state. */
export function Failure() {
  const { brand } = useShell().site;
  const heading = useArrivalFocus<HTMLHeadingElement>();

  useEffect(() => {
    const before = document.title;
    document.title = `${TITLE} | ${brand.name}`;
    return () => {
      // Restores the title of the page to which Back leads.
      document.title = before;
    };
  }, [brand.name]);

  return (
    <main id="main" className={styles.failure} data-ground="dark">
      <Container className={styles.content}>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          {TITLE}
        </h1>
        <p>The fault is ours. Load the page again, or go on from the home page.</p>
        <p className={styles.links}>
          <button type="button" className={styles.again} onClick={() => reloadFailedPage()}>
            Load again
          </button>
          <a href="/">Go Home</a>
        </p>
      </Container>
    </main>
  );
}
