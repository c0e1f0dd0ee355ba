import styles from "./skip-link.module.css";

/** The first thing that Tab reaches: past the menus to the content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
  );
}
