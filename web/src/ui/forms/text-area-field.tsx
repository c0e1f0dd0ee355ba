import type { TextareaHTMLAttributes } from "react";
import { VisuallyHidden } from "~/ui/text/visually-hidden";
import { Field } from "./field";
import styles from "./field.module.css";
import type { FieldText } from "./field-text";

type Native = Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, "defaultValue" | "name">;

interface TextAreaFieldProps extends FieldText, Native {
  readonly id: string;
  /** Length and limit of the text in characters, shown once the limit is near. */
  readonly counter?: { readonly length: number; readonly limit: number };
}

/** The share of the limit from which on the room left is worth mentioning. */
const COUNTER_FROM = 0.8;
/** How often the count is read out on the way to the limit: at every key it would drown what is typed. */
const COUNTER_STEPS = 20;

export function TextAreaField({ id, label, hint, error, required, counter, ...native }: TextAreaFieldProps) {
  const aside = counter ? <Counter {...counter} /> : null;
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required ?? false} aside={aside}>
      {(control) => (
        <textarea
          dir="auto"
          rows={5}
          className={`${styles.control} ${styles.area}`}
          {...native}
          {...control}
        />
      )}
    </Field>
  );
}

function Counter({ length, limit }: { readonly length: number; readonly limit: number }) {
  const near = length >= limit * COUNTER_FROM;
  const step = limit / COUNTER_STEPS;
  return (
    <>
      {near ? (
        <span className={styles.counter} aria-hidden="true">
          {`${length} of ${limit}`}
        </span>
      ) : null}
      <VisuallyHidden aria-live="polite">
        {near ? `${Math.floor(length / step) * step} of ${limit}` : null}
      </VisuallyHidden>
    </>
  );
}
