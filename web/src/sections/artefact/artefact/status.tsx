import type { Tone } from "~/generated/contract";
import styles from "./status.module.css";

interface StatusProps {
  readonly label: string;
  readonly tone: Tone;
}

/** A short status label. Its colour adds no information. */
export function Status({ label, tone }: StatusProps) {
  return (
    <span className={styles.status} data-tone={tone}>
      {label}
    </span>
  );
}
