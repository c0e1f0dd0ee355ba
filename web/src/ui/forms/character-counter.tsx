import { useCallback, useSyncExternalStore } from "react";
import { fillWith } from "~/ui/text/fill";
import { VisuallyHidden } from "~/ui/text/visually-hidden";
import { useWords } from "~/ui/text/words";
import styles from "./field.module.css";

/** The share of the limit from which on the counter is shown. */
const SHOWN_FROM = 0.8;
/** Number of announcements up to the limit: one per key would drown out the typed text. */
const STEPS = 20;

interface CharacterCounterProps {
  /** Id of the counted control. */
  readonly control: string;
  /** Returns the number of characters in the control. */
  readonly count: () => number;
  readonly limit: number;
}

/** The length of a text and its limit, shown once the limit is near. A key in the text renders only the counter. */
export function CharacterCounter({ control, count, limit }: CharacterCounterProps) {
  const subscribe = useCallback(
    (changed: () => void) => {
      const listening = new AbortController();
      const change = ({ target }: Event) => {
        if (target instanceof Element && target.id === control) changed();
      };
      // Listeners of the window run after React's, in which the core receives the input.
      for (const type of ["input", "compositionend"]) {
        addEventListener(type, change, { signal: listening.signal });
      }
      return () => listening.abort();
    },
    [control],
  );
  const { characters } = useWords().forms;
  const length = useSyncExternalStore(subscribe, count, () => 0);
  const near = length >= limit * SHOWN_FROM;
  const step = limit / STEPS;
  return (
    <>
      {near ? (
        <span className={styles.counter} aria-hidden="true">
          {fillWith(characters, { count: length, limit })}
        </span>
      ) : null}
      <VisuallyHidden aria-live="polite">
        {near ? fillWith(characters, { count: Math.floor(length / step) * step, limit }) : null}
      </VisuallyHidden>
    </>
  );
}
