import { type MouseEvent, useId } from "react";
import { useArrivalFocus } from "~/ui/browser/use-arrival-focus";
import { fillWith } from "~/ui/text/fill";
import { useWords } from "~/ui/text/words";
import styles from "./error-summary.module.css";

interface SummaryError {
  /** Id of the control with the error. */
  readonly fieldId: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  readonly errors: readonly SummaryError[];
  /** Number of rejected attempts: the summary takes the focus whenever it changes, except to zero. */
  readonly attempt: number;
  /** The level below the heading above the summary. */
  readonly heading?: "h2" | "h3";
}

/** A list of a form's errors above the form, which takes the focus. */
export function ErrorSummary({ errors, attempt, heading: Heading = "h3" }: ErrorSummaryProps) {
  const summary = useArrivalFocus<HTMLDivElement>(attempt);
  const title = useId();
  const words = useWords().forms;

  if (errors.length === 0) return null;
  return (
    <div
      ref={summary}
      className={styles.summary}
      role="alert"
      // Otherwise the whole list would be read again after every correction.
      aria-atomic={false}
      aria-relevant="additions"
      tabIndex={-1}
      aria-labelledby={title}
    >
      <Heading className={styles.title} id={title}>
        {errors.length === 1 ? words.problem : fillWith(words.problems, { count: errors.length })}
      </Heading>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Moves the focus to the field: a link would only scroll to it. */
function focusField(event: MouseEvent, fieldId: string): void {
  const target = document.getElementById(fieldId);
  // In a group of choices, the first enabled one takes the focus.
  const field = target?.matches("input, textarea")
    ? target
    : target?.querySelector<HTMLElement>("input:enabled");
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: "center" });
}
