import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";
import { Icon } from "~/ui/pictures/icon";
import { useWords } from "~/ui/text/words";
import styles from "./field.module.css";
import { describedBy, errorId, type FieldText, hintId } from "./field-text";

interface FieldProps extends FieldText {
  readonly id: string;
  /** Content to the right of the label, such as a character counter. */
  readonly aside?: ReactNode;
  readonly children: (control: ControlAttributes) => ReactNode;
}

/** Attributes that associate a control with its label, hint and error. */
interface ControlAttributes {
  readonly id: string;
  readonly required: boolean;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
}

/** Label, control, hint and error, in one column and in reading order. */
export function Field({ id, label, hint, error, required = false, aside, children }: FieldProps) {
  const words = useWords().forms;
  return (
    <div className={styles.field}>
      <div className={styles.heading}>
        <label className={styles.label} htmlFor={id}>
          {label}
          {required ? null : <span className={styles.optional}> {words.optional}</span>}
        </label>
        {aside}
      </div>
      {children({
        id,
        required,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": describedBy(id, { hint, error }),
      })}
      {hint ? (
        <p className={styles.hint} id={hintId(id)}>
          {hint}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
    </div>
  );
}

export function FieldError({
  id,
  error,
}: {
  readonly id: string;
  readonly error: string | null | undefined;
}) {
  if (!error) return null;
  return (
    <p className={styles.error} id={errorId(id)}>
      <Icon icon={CircleAlert} size="sm" className={styles.errorIcon} />
      <span>{error}</span>
    </p>
  );
}
