import { CircleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./field.module.css";

interface FieldProps {
  readonly label: string;
  readonly hideLabel?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
}

interface ControlProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly "aria-invalid": boolean;
  readonly "aria-describedby": string | undefined;
}

function Field({
  label,
  hideLabel,
  hint,
  error,
  render,
}: FieldProps & { render: (props: ControlProps) => ReactNode }) {
  const id = useId();
  const descriptions = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={hideLabel ? "visually-hidden" : styles.label}>
        {label}
      </label>
      {render({
        id,
        className: styles.control,
        "aria-invalid": Boolean(error),
        "aria-describedby": descriptions || undefined,
      })}
      {hint ? (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlert aria-hidden="true" size={16} />
          {error}
        </p>
      ) : null}
    </div>
  );
}

export function TextField({ label, hideLabel, hint, error, ...props }: FieldProps & ComponentProps<"input">) {
  return (
    <Field {...{ label, hideLabel, hint, error }} render={(control) => <input {...props} {...control} />} />
  );
}

export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  ...props
}: FieldProps & ComponentProps<"textarea">) {
  return (
    <Field
      {...{ label, hideLabel, hint, error }}
      render={(control) => <textarea {...props} {...control} />}
    />
  );
}

/** An error that belongs to a whole form. */
export function FormError({ message }: { readonly message: string | null }) {
  return (
    <div role="alert" className={styles.formError}>
      {message ? (
        <p className={styles.error}>
          <CircleAlert aria-hidden="true" size={16} />
          {message}
        </p>
      ) : null}
    </div>
  );
}
