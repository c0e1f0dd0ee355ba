import styles from "./navigation-progress.module.css";

/** A thin line at the top while the next page is on its way; it shows only when that takes a moment. */
export function NavigationProgress({ active }: { readonly active: boolean }) {
  return <div className={styles.progress} data-active={active} aria-hidden="true" />;
}
