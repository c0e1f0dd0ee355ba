import type { Assignee, LeadRow } from "~/generated/contract";
import type { LeadChange } from "../../api/types";
import { Button } from "../../ui/button";
import { STATE_LABELS } from "./state-mark";
import type { Conflict, useLeadChanges } from "./use-lead-changes";

interface ConflictNoticeProps {
  readonly conflict: Conflict;
  readonly people: readonly Assignee[];
  readonly changes: ReturnType<typeof useLeadChanges>;
}

/** Shows what someone else changed first, and offers to repeat the own change. */
export function ConflictNotice({ conflict, people, changes }: ConflictNoticeProps) {
  const { before, current, change } = conflict;
  const nameOf = (id: string | null | undefined) =>
    id ? (people.find((person) => person.id === id)?.email ?? "someone") : "no one";
  const inWords = ({ state, assignee }: LeadChange | LeadRow) =>
    [
      state ? `state: ${STATE_LABELS[state].toLowerCase()}` : "",
      assignee === undefined ? "" : `assignee: ${nameOf(assignee)}`,
    ]
      .filter(Boolean)
      .join(", ");
  const theirs = {
    ...(current.state === before.state ? {} : { state: current.state }),
    ...(current.assignee === before.assignee ? {} : { assignee: current.assignee }),
  };
  return (
    <div className="notice-box" role="alert">
      <strong>Someone else has changed this lead</strong>
      <p>
        Theirs: {inWords(theirs) || "a note or another detail"}. Yours was not applied: {inWords(change)}.
      </p>
      <div className="wrap-row">
        <Button variant="primary" onClick={() => changes.change(current, change)}>
          Apply mine
        </Button>
        <Button onClick={changes.dismissConflict}>Leave theirs</Button>
      </div>
    </div>
  );
}
