import type { Ref, TextareaHTMLAttributes } from "react";
import { Field } from "./field";
import styles from "./field.module.css";
import type { FieldText } from "./field-text";

type Native = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  "autoComplete" | "defaultValue" | "name" | "onBlur" | "onInput" | "rows"
>;

interface TextAreaFieldProps extends FieldText, Native {
  readonly id: string;
  readonly ref?: Ref<HTMLTextAreaElement>;
  /** Shown once the end is near. */
  readonly counter?: { readonly length: number; readonly limit: number };
}

/** The share of the limit from which on the room left is worth mentioning. */
const COUNTER_FROM = 0.8;

export function TextAreaField({
  id,
  label,
  hint,
  error,
  required,
  ref,
  counter,
  rows = 5,
  ...native
}: TextAreaFieldProps) {
  const near = counter !== undefined && counter.length >= counter.limit * COUNTER_FROM;
  const aside = near ? (
    <span className={styles.counter} aria-live="polite">
      {counter.length} of {counter.limit}
    </span>
  ) : null;
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required ?? false} aside={aside}>
      {(control) => (
        <textarea
          ref={ref}
          dir="auto"
          rows={rows}
          className={`${styles.control} ${styles.area}`}
          {...native}
          {...control}
        />
      )}
    </Field>
  );
}
