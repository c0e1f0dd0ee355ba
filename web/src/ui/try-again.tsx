import { type MouseEvent, useEffect, useEffectEvent } from "react";
import { useLocation, useRevalidator } from "react-router-dom";
import styles from "./try-again.module.css";

/**
 * Loads the page that is shown once more, and by itself once the browser has a network again. A link, so that it works
 * without scripts too.
 */
export function TryAgain() {
  const { pathname, search } = useLocation();
  const { revalidate, state } = useRevalidator();
  const loading = state === "loading";

  const retry = useEffectEvent(() => void revalidate());
  useEffect(() => {
    const online = () => retry();
    addEventListener("online", online);
    return () => removeEventListener("online", online);
  }, []);

  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!loading) void revalidate();
  };

  return (
    <a className={styles.again} href={pathname + search} aria-disabled={loading} onClick={press}>
      Try again
    </a>
  );
}
