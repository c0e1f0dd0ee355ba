import type { InputHTMLAttributes } from "react";
import { Field } from "./field";
import styles from "./field.module.css";
import type { FieldText } from "./field-text";

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "autoComplete" | "defaultValue" | "inputMode" | "name" | "spellCheck" | "type"
>;

interface TextFieldProps extends FieldText, Native {
  readonly id: string;
}

export function TextField({ id, label, hint, error, required, type = "text", ...native }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required ?? false}>
      {(control) => (
        // A name may be right-to-left (Hebrew, Arabic); e-mail addresses never are.
        <input
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
