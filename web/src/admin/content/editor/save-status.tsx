import { CloudAlert, CloudCheck, CloudUpload } from "lucide-react";
import { useIsOnline } from "../../ui/use-is-online";
import { zonedTime } from "../zoned-time";
import styles from "./editor-bar.module.css";
import type { SaveState } from "./working-draft";

interface SaveStatusProps {
  readonly save: SaveState;
  readonly timeZone: string;
  readonly onRetry: () => void;
}

/** Says whether what was typed is on the server. */
export function SaveStatus({ save, timeZone, onRetry }: SaveStatusProps) {
  const isOnline = useIsOnline();
  const isFailed = save.kind === "failed" || save.kind === "conflict";
  const Icon = isFailed ? CloudAlert : save.kind === "saved" ? CloudCheck : CloudUpload;
  const text = statusText(save, timeZone, isOnline);
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

function statusText(save: SaveState, timeZone: string, isOnline: boolean): string {
  switch (save.kind) {
    case "saved":
      return save.at === null ? "" : `Saved ${zonedTime(save.at, localZone() ?? timeZone).time}`;
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

/** A person compares the time with the clock on the wall. */
function localZone(): string | undefined {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
