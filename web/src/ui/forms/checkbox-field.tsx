import type { InputHTMLAttributes } from "react";
import { FieldError } from "./field";
import styles from "./field.module.css";
import { describedBy, type FieldText } from "./field-text";

type Native = Pick<InputHTMLAttributes<HTMLInputElement>, "defaultChecked" | "name" | "value">;

interface CheckboxFieldProps extends Omit<FieldText, "hint">, Native {
  readonly id: string;
  /** True for the form's consent box, which has no name if the consent is not sent. */
  readonly consent?: boolean;
}

export function CheckboxField({
  id,
  label,
  error,
  required = false,
  consent,
  ...native
}: CheckboxFieldProps) {
  return (
    <div className={styles.field}>
      <div className={styles.choice}>
        <input
          id={id}
          type="checkbox"
          className={styles.checkbox}
          required={required}
          data-consent={consent}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy(id, { error })}
          {...native}
        />
        <label className={styles.choiceLabel} htmlFor={id}>
          {label}
        </label>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
