import type { DocumentRow, DocumentState, Plan } from "../types";
import styles from "./state-mark.module.css";

export const STATE_LABELS: Readonly<Record<DocumentState, string>> = {
  published: "Published",
  changed: "Changed",
  scheduled: "Scheduled",
  draft: "Draft",
  ended: "Ended",
};

export const STATES = Object.keys(STATE_LABELS) as DocumentState[];

/** A document's state, and what is planned for it. */
export function StateMark({ state, plan, timeZone }: Pick<DocumentRow, "state" | "plan"> & TimeZone) {
  return (
    <span className={styles.mark}>
      <span className="dot state-colour" data-state={state}>
        {STATE_LABELS[state]}
      </span>
      {plan ? (
        <span className="hint" data-failed={plan.failure !== null || undefined}>
          {planText(plan, timeZone)}
        </span>
      ) : null}
    </span>
  );
}

interface TimeZone {
  readonly timeZone: string;
}

/** Returns what will happen: "Unpublishes 3 Dec, 09:00". */
export function planText({ action, at, failure }: Plan, timeZone: string): string {
  if (failure !== null) return action === "publish" ? "Not published: see why" : "Not unpublished: see why";
  return `${action === "publish" ? "Publishes" : "Unpublishes"} ${momentText(at, timeZone)}`;
}

/** Returns a moment in the site's time zone: "3 Dec, 09:00". */
export function momentText(at: number, timeZone: string): string {
  const isThisYear = new Date(at).getUTCFullYear() === new Date().getUTCFullYear();
  return new Intl.DateTimeFormat("en-GB", {
    timeZone,
    day: "numeric",
    month: "short",
    ...(isThisYear ? {} : { year: "numeric" }),
    hour: "2-digit",
    minute: "2-digit",
  }).format(at);
}
