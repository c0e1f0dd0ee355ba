import { type MouseEvent, useEffect, useEffectEvent, useState } from "react";
import { useLocation, useRevalidator } from "react-router-dom";
import { opensElsewhere } from "~/ui/links/opens-elsewhere";
import styles from "./try-again.module.css";

/** Offers to load the page that is shown once more. */
export function TryAgain() {
  const { pathname, search } = useLocation();
  const href = pathname + search;
  // Attempts are counted for each address.
  return <Attempts key={href} href={href} />;
}

/**
 * Loads the page when pressed, and by itself once the browser has a network again. A link, so that it works without
 * scripts too.
 */
function Attempts({ href }: { readonly href: string }) {
  const { revalidate, state } = useRevalidator();
  const loading = state === "loading";

  const [attempts, setAttempts] = useState(1);
  const [wasLoading, setWasLoading] = useState(loading);
  if (wasLoading !== loading) {
    setWasLoading(loading);
    if (loading) setAttempts(attempts + 1);
  }

  const retry = useEffectEvent(() => void revalidate());
  useEffect(() => {
    const online = () => retry();
    addEventListener("online", online);
    return () => removeEventListener("online", online);
  }, []);

  const press = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    if (!loading) void revalidate();
  };

  return (
    <span className={styles.attempts}>
      <a className={styles.again} href={href} aria-disabled={loading} onClick={press}>
        Try again
      </a>
      <span role="status">{attempts > 1 ? statusOf(loading, attempts) : null}</span>
    </span>
  );
}

/** Another text each time: screen readers read out what has changed. */
function statusOf(loading: boolean, attempts: number): string {
  return loading ? "Trying again …" : `Attempt ${attempts} failed too.`;
}
