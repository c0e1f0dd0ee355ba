import { useMutation, useQuery } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { Problem } from "../../api/problem";
import { request } from "../../api/request";
import { Avatar } from "../../ui/avatar";
import { Button } from "../../ui/button";
import { Dialog, DialogActions } from "../../ui/dialog";
import { FormError } from "../../ui/field";
import { Empty, QueryState } from "../../ui/notice";
import { Select } from "../../ui/select";
import { Time } from "../../ui/time";
import { toast } from "../../ui/toast";
import { documentPath } from "../queries";
import type { Fault, RevisionContent, RevisionRow, WholeDocument } from "../types";
import type { DocumentActions } from "./use-document-actions";
import type { OpenDraft } from "./use-working-draft";
import styles from "./versions.module.css";
import { WordDiff } from "./word-diff";
import { wordsOf } from "./words";

const STATUS = { published: "Published", draft: "Draft", removed: "Removed" } as const;

type Against = "previous" | "published" | "draft";

interface HistoryDialogProps {
  readonly open: OpenDraft;
  readonly actions: DocumentActions;
  readonly onClose: () => void;
}

/** Who changed the document when, what changed, and a way back. */
export function HistoryDialog({ open, actions, onClose }: HistoryDialogProps) {
  const { document } = open;
  const history = useQuery({
    queryKey: ["document", document.id, "history"],
    queryFn: ({ signal }) =>
      request<{ revisions: readonly RevisionRow[] }>("GET", `${documentPath(document.id)}/history`, {
        signal,
      }),
    staleTime: 0,
  });
  const [chosen, setChosen] = useState<number | null>(null);
  const [against, setAgainst] = useState<Against>("previous");
  const revisions = history.data?.revisions ?? [];
  const at = Math.max(
    revisions.findIndex(({ revision }) => revision === chosen),
    0,
  );
  const revision = revisions[at];
  const previous = revisions[at + 1];
  const newest = revisions[0]?.revision ?? 0;
  const restore = useMutation({
    mutationFn: (target: number) =>
      request<WholeDocument>("POST", `${documentPath(document.id)}/restore`, {
        body: { revision: target, current: newest },
      }),
    meta: { quiet: true },
    onSuccess: (next, target) => {
      actions.show(next);
      toast(`Revision ${target} restored`);
      onClose();
    },
    onError: (error) => {
      if (error instanceof Problem && error.status === 409) void history.refetch();
    },
  });
  const ways = [
    { value: "previous", label: "With the revision before" },
    ...(document.published ? [{ value: "published", label: "With what is published" } as const] : []),
    ...(document.draft ? [{ value: "draft", label: "With the working draft" } as const] : []),
  ] as const;
  return (
    <Dialog open wide title="History" onClose={onClose}>
      <QueryState query={history} rows={4} />
      {history.data && revisions.length === 0 ? (
        <Empty
          icon={RotateCcw}
          title="No revisions yet"
          text="Each time it is published, a revision is stored."
        />
      ) : null}
      {revision ? (
        <div className={styles.history}>
          <ol className={styles.revisions} aria-label="Revisions">
            {revisions.map((entry) => (
              <li key={entry.revision}>
                <button
                  type="button"
                  className={styles.revision}
                  aria-pressed={entry === revision}
                  onClick={() => setChosen(entry.revision)}
                >
                  <Avatar email={entry.by} />
                  <span className={styles.who}>
                    <span className="label">
                      <Time at={entry.at} long />
                    </span>
                    <span className="hint truncate">{entry.by}</span>
                  </span>
                  <span className="hint">{entry.revision === newest ? "Newest" : STATUS[entry.status]}</span>
                </button>
              </li>
            ))}
          </ol>
          <div className={styles.comparison}>
            <Select label="Compare" hideLabel value={against} options={ways} onChange={setAgainst} />
            <div className={styles.diff}>
              <Comparison
                open={open}
                revision={revision.revision}
                previous={previous?.revision ?? null}
                against={against}
              />
            </div>
          </div>
        </div>
      ) : null}
      <FormError message={restoreError(restore.error)} />
      {revision ? (
        <DialogActions>
          <Button onClick={onClose}>Close</Button>
          <Button
            variant="primary"
            icon={RotateCcw}
            busy={restore.isPending}
            disabled={revision.revision === newest && document.published !== null}
            onClick={() => restore.mutate(revision.revision)}
          >
            Restore and publish
          </Button>
        </DialogActions>
      ) : null}
    </Dialog>
  );
}

interface ComparisonProps {
  readonly open: OpenDraft;
  readonly revision: number;
  readonly previous: number | null;
  readonly against: Against;
}

function Comparison({ open, revision, previous, against }: ComparisonProps) {
  const { document, values, text } = open;
  const own = useRevision(document.id, revision);
  const before = useRevision(document.id, against === "previous" ? previous : null);
  if (against === "previous" && previous === null)
    return <p className="muted">This is the first revision.</p>;
  // The draft as the editor has it, including what was typed a moment ago.
  const other = { previous: before.data, published: document.published, draft: { values, text } }[against];
  if (!own.data || !other) return <QueryState query={own.data ? before : own} rows={3} />;
  const shown = { words: wordsOf(own.data.values, own.data.text), title: `Revision ${revision}` };
  const title = { previous: `Revision ${previous}`, published: "Published", draft: "Working draft" }[against];
  const compared = { words: wordsOf(other.values, other.text), title };
  const [old, next] = against === "previous" ? [compared, shown] : [shown, compared];
  return <WordDiff before={old.words} after={next.words} beforeTitle={old.title} afterTitle={next.title} />;
}

/** A stored revision never changes. */
function useRevision(id: string, revision: number | null) {
  return useQuery({
    queryKey: ["document", id, "revision", revision],
    queryFn: ({ signal }) =>
      request<RevisionContent>("GET", `${documentPath(id)}/history/${revision}`, { signal }),
    enabled: revision !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function restoreError(error: unknown): string | null {
  if (!(error instanceof Problem)) return error ? "Something went wrong. Please try again." : null;
  if (error.status === 409)
    return "Someone has published in the meantime. Look at the newest revision first.";
  const [fault] = error.faults as readonly Fault[];
  return fault ? `This revision no longer fits the site: ${fault.message}` : error.message;
}
