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
  readonly className: string;
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
      <label htmlFor={id} className={hideLabel ? "visually-hidden" : "label"}>
        {label}
      </label>
      {render({
        id,
        className: "control",
        "aria-invalid": Boolean(error),
        "aria-describedby": descriptions || undefined,
      })}
      {hint ? (
        <div id={`${id}-hint`} className="hint">
          {hint}
        </div>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="fault-text">
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

interface FormProps extends Omit<ComponentProps<"form">, "onSubmit"> {
  readonly onSubmit: (data: FormData) => void;
}

/** A form in one column, which the browser does not send. */
export function Form({ className = "", onSubmit, ...props }: FormProps) {
  return (
    <form
      {...props}
      className={`stack ${className}`}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget));
      }}
    />
  );
}

/** An error that belongs to a whole form. */
export function FormError({ message }: { readonly message: string | null }) {
  return (
    <div role="alert" className={styles.formError}>
      {message ? (
        <p className="fault-text">
          <CircleAlert aria-hidden="true" size={16} />
          {message}
        </p>
      ) : null}
    </div>
  );
}
