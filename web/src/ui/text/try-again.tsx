import { type MouseEvent, useEffect, useEffectEvent, useState } from "react";
import { useLocation, useRevalidator } from "react-router-dom";
import { opensElsewhere } from "~/ui/links/opens-elsewhere";
import styles from "./try-again.module.css";

/** A link that loads the current page again. */
export function TryAgain() {
  const { pathname, search } = useLocation();
  const href = pathname + search;
  // Attempts are counted per address.
  return <Attempts key={href} href={href} />;
}

/**
 * Loads the page when pressed, and automatically once the browser is online again. A link, so that it works without
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

/** Returns a different text for each attempt, since screen readers announce only changes. */
function statusOf(loading: boolean, attempts: number): string {
  return loading ? "Trying again …" : `Attempt ${attempts} failed too.`;
}
