import {
  ArrowLeft,
  CalendarClock,
  CalendarX,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  History,
  Link2,
  Trash2,
  Undo2,
} from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { Button, IconButton } from "../../ui/button";
import { copyText } from "../../ui/copy-text";
import { FormDialog } from "../../ui/dialog";
import { Menu, MenuItem, MenuSeparator } from "../../ui/menu";
import { Tip } from "../../ui/tip";
import { DeleteDialog } from "../documents/delete-dialog";
import { planText, StateMark } from "../documents/state-mark";
import { KINDS, screenOf } from "../kinds";
import styles from "./editor-bar.module.css";
import { HistoryDialog } from "./history-dialog";
import { Others } from "./others";
import { SaveStatus } from "./save-status";
import { ScheduleDialog } from "./schedule-dialog";
import type { DocumentActions } from "./use-document-actions";
import type { OpenDraft } from "./use-working-draft";

type OpenDialog = "history" | "publish-at" | "unpublish-at" | "unpublish" | "discard" | "delete" | null;

interface EditorBarProps {
  readonly open: OpenDraft;
  readonly actions: DocumentActions;
  readonly hasPreview: boolean;
  readonly onTogglePreview: () => void;
  readonly previewUrl: string | null;
}

/** The document's state, and what can be done with it. */
export function EditorBar({ open, actions, hasPreview, onTogglePreview, previewUrl }: EditorBarProps) {
  const { document, faults, save, draft } = open;
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  const errors = faults.filter(({ warning }) => !warning).length;
  const isPublished = document.published !== null;
  const hasChanges = document.draft !== null || draft.isUnsaved;
  const canPublish = hasChanges || !isPublished;
  const { isCollection } = KINDS[document.kind];
  const back = screenOf(document.kind);
  return (
    <header className={styles.bar}>
      <Tip text={back.label}>
        <Link to={back.path} className="square" aria-label={back.label}>
          <ArrowLeft aria-hidden="true" size={18} />
        </Link>
      </Tip>
      <div className={styles.what}>
        <h1 className={styles.title}>{document.title || document.name}</h1>
        <p className={styles.state}>
          <StateMark state={document.state} plan={document.plan} timeZone={document.timeZone} />
          <SaveStatus save={save} onRetry={() => void draft.flush()} />
        </p>
      </div>
      <Others id={document.id} first={document.others} />
      <IconButton label="Preview" icon={Eye} aria-pressed={hasPreview} onClick={onTogglePreview} />
      <Menu trigger={<IconButton label="More actions" icon={Ellipsis} />}>
        <MenuItem icon={History} onClick={() => setDialog("history")}>
          History
        </MenuItem>
        {previewUrl ? (
          <>
            <MenuItem
              icon={Link2}
              onClick={() =>
                copyText(
                  new URL(previewUrl, location.href).href,
                  "Preview link copied. It works for a day, without an account.",
                )
              }
            >
              Copy preview link
            </MenuItem>
            <MenuItem icon={ExternalLink} onClick={() => window.open(previewUrl, "_blank", "noopener")}>
              Open preview
            </MenuItem>
          </>
        ) : null}
        <MenuSeparator />
        {canPublish ? (
          <MenuItem icon={CalendarClock} onClick={() => setDialog("publish-at")}>
            Publish later
          </MenuItem>
        ) : null}
        {document.plan ? (
          <MenuItem icon={CalendarX} onClick={() => actions.cancelPlan.mutate()}>
            Cancel plan
          </MenuItem>
        ) : null}
        {isPublished && isCollection ? (
          <>
            <MenuItem icon={CalendarClock} onClick={() => setDialog("unpublish-at")}>
              Unpublish later
            </MenuItem>
            <MenuItem icon={EyeOff} onClick={() => setDialog("unpublish")}>
              Unpublish now
            </MenuItem>
          </>
        ) : null}
        <MenuSeparator />
        {hasChanges ? (
          <MenuItem icon={Undo2} danger onClick={() => setDialog("discard")}>
            {isPublished ? "Discard changes" : "Discard draft"}
          </MenuItem>
        ) : null}
        {isCollection ? (
          <MenuItem icon={Trash2} danger onClick={() => setDialog("delete")}>
            Delete
          </MenuItem>
        ) : null}
      </Menu>
      <Button
        variant="primary"
        className={styles.publish}
        busy={actions.publish.isPending}
        disabled={!canPublish}
        onClick={() => actions.publish.mutate()}
      >
        {canPublish ? (isPublished ? "Publish changes" : "Publish") : "Published"}
        {errors > 0 && canPublish ? (
          <span className={styles.errors}>
            {errors}
            <span className="visually-hidden"> to fix first</span>
          </span>
        ) : null}
      </Button>

      {document.plan?.failure ? (
        <p className={styles.failure} role="alert">
          {planText(document.plan, document.timeZone)}: {document.plan.failure}
        </p>
      ) : null}
      {dialog === "history" ? <HistoryDialog open={open} actions={actions} onClose={close} /> : null}
      {dialog === "publish-at" || dialog === "unpublish-at" ? (
        <ScheduleDialog
          action={dialog === "publish-at" ? "publish" : "unpublish"}
          document={document}
          actions={actions}
          onClose={close}
        />
      ) : null}
      {dialog === "unpublish" ? (
        <FormDialog
          variant="danger"
          title={`Unpublish "${document.title}"?`}
          lead="Visitors no longer find it. Its content becomes a draft that you can publish again."
          action="Unpublish"
          onClose={close}
          onSubmit={() => {
            close();
            actions.unpublish.mutate();
          }}
        />
      ) : null}
      {dialog === "discard" ? (
        <FormDialog
          variant="danger"
          title={isPublished ? "Discard the changes?" : "Discard the draft?"}
          lead={
            isPublished
              ? "The working draft is removed. What is published stays as it is."
              : "It was never published, so the document is deleted."
          }
          action="Discard"
          onClose={close}
          onSubmit={() => {
            close();
            actions.discard.mutate();
          }}
        />
      ) : null}
      {dialog === "delete" ? (
        <DeleteDialog
          id={document.id}
          title={document.title}
          onClose={close}
          onDeleted={() => {
            draft.discardUnsaved();
            actions.onGone();
          }}
        />
      ) : null}
    </header>
  );
}
