import type { InputHTMLAttributes, Ref } from "react";
import { FieldError } from "./field";
import styles from "./field.module.css";
import { describedBy, type FieldText } from "./field-text";

type Native = Pick<InputHTMLAttributes<HTMLInputElement>, "defaultChecked" | "name" | "onChange" | "value">;

interface CheckboxFieldProps extends Omit<FieldText, "hint">, Native {
  readonly id: string;
  readonly ref?: Ref<HTMLInputElement>;
  /** True for the form's consent box, which has no name where the consent is not sent. */
  readonly consent?: boolean;
}

export function CheckboxField({
  id,
  label,
  error,
  required = false,
  ref,
  consent,
  ...native
}: CheckboxFieldProps) {
  return (
    <div className={styles.field}>
      <div className={styles.choice}>
        <input
          ref={ref}
          id={id}
          type="checkbox"
          className={styles.checkbox}
          required={required}
          data-consent={consent}
          aria-invalid={error ? true : undefined}
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
