import { Button } from "../../ui/button";
import { Dialog, DialogActions } from "../../ui/dialog";
import { Time } from "../../ui/time";
import type { WholeDocument } from "../types";
import type { OpenDraft } from "./use-working-draft";
import styles from "./versions.module.css";
import { WordDiff } from "./word-diff";
import { wordsOf } from "./words";
import { contentOf } from "./working-draft";

interface ConflictDialogProps {
  readonly open: OpenDraft;
  readonly current: WholeDocument;
}

/** Shows both versions after someone else has saved first. Nothing is overwritten until the person chooses. */
export function ConflictDialog({ open, current }: ConflictDialogProps) {
  const theirs = contentOf(current);
  return (
    <Dialog
      open
      wide
      title="Someone else has changed this document"
      lead={
        <>
          {current.updatedBy} saved it <Time at={current.updatedAt} long />. Your version is not saved. Choose
          which of them continues as the working draft.
        </>
      }
    >
      <div className={styles.diff}>
        <WordDiff
          before={wordsOf(theirs.values, theirs.text)}
          after={wordsOf(open.values, open.text)}
          beforeTitle="Theirs"
          afterTitle="Yours"
        />
      </div>
      <DialogActions>
        <Button onClick={() => open.draft.takeTheirs()}>Take theirs</Button>
        <Button variant="primary" onClick={() => open.draft.replaceTheirs()}>
          Save mine over it
        </Button>
      </DialogActions>
    </Dialog>
  );
}
