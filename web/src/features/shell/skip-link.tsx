import { useWords } from "~/ui/text/words";
import styles from "./skip-link.module.css";

/** The first focusable element of the page: a link that skips the menus. */
export function SkipLink() {
  const words = useWords().shell;
  return (
    <a className={styles.skip} href="#main">
      {words.skipLink}
    </a>
  );
}
