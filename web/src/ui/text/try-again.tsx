import { type MouseEvent, useEffect, useEffectEvent, useState } from "react";
import { useLocation, useRevalidator } from "react-router-dom";
import type { LoadingWords } from "~/generated/contract";
import { ButtonLink } from "~/ui/links/button";
import { opensElsewhere } from "~/ui/links/opens-elsewhere";
import { fillWith } from "./fill";
import styles from "./try-again.module.css";
import { useWords } from "./words";

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
  const words = useWords().loading;

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
      <ButtonLink href={href} aria-disabled={loading} onClick={press}>
        {words.tryAgain}
      </ButtonLink>
      <span role="status">{attempts > 1 ? statusOf(words, loading, attempts) : null}</span>
    </span>
  );
}

/** Returns a different text for each attempt, since screen readers announce only changes. */
function statusOf(words: LoadingWords, loading: boolean, attempts: number): string {
  return loading ? words.tryingAgain : fillWith(words.failedAgain, { number: attempts });
}
