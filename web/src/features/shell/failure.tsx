import { useEffect } from "react";
import { reloadFailedPage } from "~/page/reload";
import { useShell } from "~/page/shell-context";
import { useArrivalFocus } from "~/ui/browser/use-arrival-focus";
import { Container } from "~/ui/layout/container";
import styles from "./failure.module.css";

/** Message that replaces a view that failed to render. Its links load whole documents, to start from a clean state. */
export function Failure() {
  const { site, words } = useShell();
  const { brand } = site;
  const { brokenTitle, brokenText, reload, home } = words.loading;
  const heading = useArrivalFocus<HTMLHeadingElement>();

  useEffect(() => {
    const before = document.title;
    document.title = `${brokenTitle} | ${brand.name}`;
    return () => {
      // Restores the title of the page to which Back leads.
      document.title = before;
    };
  }, [brand.name, brokenTitle]);

  return (
    <main id="main" className={styles.failure} data-ground="dark">
      <Container className={styles.content}>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          {brokenTitle}
        </h1>
        <p>{brokenText}</p>
        <p className={styles.links}>
          <button type="button" className={styles.again} onClick={() => reloadFailedPage()}>
            {reload}
          </button>
          <a href="/">{home}</a>
        </p>
      </Container>
    </main>
  );
}
