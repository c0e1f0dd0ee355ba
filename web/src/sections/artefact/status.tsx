import type { Tone } from "~/generated/contract";
import styles from "./status.module.css";

interface StatusProps {
  readonly label: string;
  readonly tone: Tone;
}

/** A few words on how something stands. The words say it; their colour only repeats it. */
export function Status({ label, tone }: StatusProps) {
  return (
    <span className={styles.status} data-tone={tone}>
      {label}
    </span>
  );
}
