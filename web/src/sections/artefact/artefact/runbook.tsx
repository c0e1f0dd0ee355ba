import type { ArtefactStep } from "~/generated/contract";
import styles from "./runbook.module.css";
import { Status } from "./status";

/** Steps on a common timeline, each with a bar at its start and with the length of its duration. */
export function Runbook({ steps }: { readonly steps: readonly ArtefactStep[] }) {
  const end = Math.max(...steps.map(({ starts, lasts }) => starts + lasts));
  return (
    <ol className={styles.steps}>
      {steps.map(({ time, title, text, starts, lasts, status }, index) => (
        <li key={index} className={styles.step} data-place={index} data-reveal>
          <span className={styles.time}>{time}</span>
          <b>{title}</b>
          <small>{text}</small>
          {status ? <Status {...status} /> : null}
          <svg viewBox={`0 0 ${end} 1`} preserveAspectRatio="none" aria-hidden="true">
            <rect x={starts} width={lasts} height="1" />
          </svg>
        </li>
      ))}
    </ol>
  );
}
