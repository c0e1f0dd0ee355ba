import type { InputHTMLAttributes, Ref } from "react";
import { Field } from "./field";
import styles from "./field.module.css";
import type { FieldText } from "./field-text";

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "autoComplete" | "defaultValue" | "inputMode" | "name" | "onBlur" | "onInput" | "spellCheck" | "type"
>;

interface TextFieldProps extends FieldText, Native {
  readonly id: string;
  readonly ref?: Ref<HTMLInputElement>;
}

export function TextField({
  id,
  label,
  hint,
  error,
  required,
  ref,
  type = "text",
  ...native
}: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required ?? false}>
      {(control) => (
        // A name in Hebrew or Arabic runs from the right; addresses never do.
        <input
          ref={ref}
          type={type}
          dir={type === "text" ? "auto" : undefined}
          className={styles.control}
          {...native}
          {...control}
        />
      )}
    </Field>
  );
}
