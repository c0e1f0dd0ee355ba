import { useLocation, useNavigation, useRevalidator } from "react-router-dom";
import { useShell } from "~/page/shell-context";
import { loadingText } from "./loading-text";
import styles from "./navigation-progress.module.css";

/**
 * A thin line at the top while the next page is loading, and a message if that page's data comes from the store. Both
 * appear only after a delay.
 */
export function NavigationProgress() {
  const shell = useShell();
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const revalidator = useRevalidator();
  const active = state === "loading" || revalidator.state === "loading";
  // A page that changes in place shows its own message.
  const next = location && location.pathname !== pathname ? location : null;
  return (
    <>
      <div className={styles.progress} data-active={active} aria-hidden="true" />
      <p className={styles.note} role="status">
        {next && loadingText(next, shell)}
      </p>
    </>
  );
}
