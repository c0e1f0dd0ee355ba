import { CircleAlert, TriangleAlert } from "lucide-react";
import type { Fault } from "../types";
import styles from "./fault-list.module.css";
import { placeText } from "./schema";

interface FaultListProps {
  readonly faults: readonly Fault[];
  /** One line until it is opened. */
  readonly isCompact?: boolean;
  readonly onJump: (fault: Fault) => void;
}

/** All faults of a document, each with a button that leads to its field. */
export function FaultList({ faults, isCompact = false, onJump }: FaultListProps) {
  if (faults.length === 0) return null;
  const errors = faults.filter(({ warning }) => !warning).length;
  const title =
    errors > 0
      ? `${errors === 1 ? "1 thing" : `${errors} things`} to fix before you can publish`
      : `${faults.length === 1 ? "1 thing" : `${faults.length} things`} to check`;
  const Icon = errors > 0 ? CircleAlert : TriangleAlert;
  return (
    <details
      className={styles.faults}
      data-warning={errors === 0 || undefined}
      open={errors > 0 && !isCompact}
    >
      <summary className={styles.title}>
        <Icon aria-hidden="true" size={16} />
        {title}
      </summary>
      <ul className={styles.list}>
        {faults.map((fault) => (
          <li key={`${JSON.stringify(fault.path)} ${fault.line ?? ""} ${fault.message}`}>
            <button type="button" className={styles.fault} onClick={() => onJump(fault)}>
              <span className={styles.place}>{placeOf(fault)}</span>
              <span>{fault.message}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function placeOf({ path, line }: Fault): string {
  return line === null ? placeText(path) || "Document" : `Text, line ${line}`;
}
