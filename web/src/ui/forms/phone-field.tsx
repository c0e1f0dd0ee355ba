import type { InputHTMLAttributes } from "react";
import type { CountryChoice } from "~/core/contract";
import { CountryPicker } from "./country-picker";
import { Field } from "./field";
import styles from "./field.module.css";
import type { FieldText } from "./field-text";

interface PhoneFieldProps
  extends Omit<FieldText, "hint">,
    Pick<InputHTMLAttributes<HTMLInputElement>, "defaultValue" | "name" | "placeholder"> {
  readonly id: string;
  readonly country: CountryChoice;
  readonly onCountrySelect: (iso: string) => void;
  /** A hint about the typed number; announced when it appears. */
  readonly notice?: string | null;
}

/**
 * A phone number with its country. The input has no `maxlength`: the core receives a pasted number as a whole and
 * truncates it.
 */
export function PhoneField({
  id,
  label,
  error,
  required,
  country,
  onCountrySelect,
  notice,
  ...native
}: PhoneFieldProps) {
  return (
    <Field id={id} label={label} error={error} required={required ?? false}>
      {(control) => (
        <div>
          <div className={styles.group} data-invalid={error ? true : undefined}>
            <CountryPicker id={`${id}-country`} country={country} onSelect={onCountrySelect} />
            <input
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              className={styles.grouped}
              {...native}
              {...control}
            />
          </div>
          <p className={styles.notice} role="status">
            {notice}
          </p>
        </div>
      )}
    </Field>
  );
}
