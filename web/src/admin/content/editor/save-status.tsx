import { CloudAlert, CloudCheck, CloudUpload } from "lucide-react";
import { useIsOnline } from "../../ui/use-is-online";
import styles from "./editor-bar.module.css";
import type { SaveState } from "./working-draft";

const CLOCK = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

interface SaveStatusProps {
  readonly save: SaveState;
  readonly onRetry: () => void;
}

/** Says whether what was typed is on the server. */
export function SaveStatus({ save, onRetry }: SaveStatusProps) {
  const isOnline = useIsOnline();
  const isFailed = save.kind === "failed" || save.kind === "conflict";
  const Icon = isFailed ? CloudAlert : save.kind === "saved" ? CloudCheck : CloudUpload;
  const text = statusText(save, isOnline);
  return (
    <>
      {/* Announced when it matters, and not at each key press. */}
      <span role="status" className="visually-hidden">
        {isFailed || save.kind === "saved" ? text : ""}
      </span>
      {text ? (
        <span className={styles.save} data-failed={isFailed || undefined} aria-hidden="true">
          <Icon size={14} />
          {text}
        </span>
      ) : null}
      {save.kind === "failed" ? (
        <button type="button" className={styles.retry} onClick={onRetry}>
          Try again
        </button>
      ) : null}
    </>
  );
}

function statusText(save: SaveState, isOnline: boolean): string {
  switch (save.kind) {
    case "saved":
      return save.at === null ? "" : `Saved ${CLOCK.format(save.at)}`;
    case "saving":
    case "unsaved":
      return "Saving…";
    case "conflict":
      return "Not saved: someone else has changed it";
    case "failed":
      if (!isOnline) return "Offline: stored in this browser";
      return save.isFinal ? `Not saved: ${save.message}` : "Not saved yet: trying again";
  }
}
