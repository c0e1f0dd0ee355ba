import styles from "./skip-link.module.css";

/** The first focusable element of the page: a link that skips the menus. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
  );
}
