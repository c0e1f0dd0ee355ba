import { Search } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import styles from "./search-field.module.css";

interface SearchFieldProps extends Omit<ComponentProps<"input">, "onChange" | "value"> {
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  /** For the main field of a screen. */
  readonly large?: boolean;
  /** Shown at the end of the field. */
  readonly children?: ReactNode;
}

/** A text field that filters what is below it. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onText, large, children, ...input } = props;
  return (
    <div className={styles.frame} data-large={large || undefined}>
      <Search aria-hidden="true" size={large ? 18 : 16} />
      <input
        type="search"
        aria-label={label}
        className={styles.input}
        value={value}
        onChange={(event) => onText(event.target.value)}
        {...input}
      />
      {children ? <span className={styles.end}>{children}</span> : null}
    </div>
  );
}
