import type { ComponentProps, TextareaHTMLAttributes } from "react";
import { CharacterCounter } from "./character-counter";
import { Field } from "./field";
import styles from "./field.module.css";
import type { FieldText } from "./field-text";

type Native = Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, "defaultValue" | "name">;

interface TextAreaFieldProps extends FieldText, Native {
  readonly id: string;
  /** Length and limit of the text in characters. */
  readonly counter?: Pick<ComponentProps<typeof CharacterCounter>, "count" | "limit">;
}

export function TextAreaField({ id, label, hint, error, required, counter, ...native }: TextAreaFieldProps) {
  const aside = counter ? <CharacterCounter control={id} {...counter} /> : null;
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
