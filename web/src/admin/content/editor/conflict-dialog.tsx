import { useState } from "react";
import { Button } from "../../ui/button";
import { Dialog, DialogActions } from "../../ui/dialog";
import { Time } from "../../ui/time";
import { toast } from "../../ui/toast";
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

/**
 * Says that someone else has saved first, and compares both versions. The person chooses which one is saved. It is
 * no dialog at first: that would receive the keys of a person who is typing.
 */
export function Conflict({ open, current }: ConflictDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const theirs = contentOf(current);
  return (
    <>
      <div role="alert" className={styles.conflict}>
        <p>
          <strong>{current.updatedBy} has changed this document.</strong> What you type is stored in this
          browser and is not saved until you choose a version.
        </p>
        <Button variant="primary" onClick={() => setOpen(true)}>
          Compare versions
        </Button>
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        wide
        title="Someone else has changed this document"
        lead={
          <>
            {current.updatedBy} saved it <Time at={current.updatedAt} long />. Your version is not saved.
            Choose which of them continues as the working draft.
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
          <Button
            onClick={() => {
              const undo = open.draft.acceptTheirs();
              toast("Their version is here now", { label: "Undo", onClick: undo });
            }}
          >
            Take theirs
          </Button>
          <Button variant="primary" onClick={() => open.draft.replaceTheirs()}>
            Save mine over it
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
