import type { LeadRow, LeadState } from "~/generated/contract";

/** The form that a lead came through. */
export type LeadForm = LeadRow["form"];

/** Fields that a change of one or several leads may set. */
export interface LeadChange {
  state?: LeadState;
  assignee?: string | null;
}

/** A slot that a refusal offers instead. */
export interface Alternative {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly time: string;
}
