import type { LeadState } from "~/generated/contract";
import styles from "./state-mark.module.css";

export const STATE_LABELS: Readonly<Record<LeadState, string>> = {
  new: "New",
  progress: "In progress",
  won: "Won",
  closed: "Closed",
  spam: "Spam",
};

/** A state's mark: its form differs as well as its colour. */
export function StateMark({ state }: { readonly state: LeadState }) {
  return (
    <svg
      className={styles.mark}
      data-state={state}
      viewBox="0 0 14 14"
      width="14"
      height="14"
      aria-hidden="true"
    >
      <circle cx="7" cy="7" r="5.25" fill={state === "new" ? "currentColor" : "none"} stroke="currentColor" />
      {state === "progress" ? <path d="M7 4a3 3 0 0 1 0 6z" fill="currentColor" /> : null}
      {state === "won" ? <path d="m4.6 7.2 1.7 1.7 3.2-3.6" fill="none" stroke="currentColor" /> : null}
      {state === "closed" ? <path d="M4.6 7h4.8" stroke="currentColor" /> : null}
      {state === "spam" ? <path d="m5.2 5.2 3.6 3.6m0-3.6-3.6 3.6" stroke="currentColor" /> : null}
    </svg>
  );
}
