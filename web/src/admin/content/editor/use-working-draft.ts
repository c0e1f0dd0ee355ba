import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useBlocker } from "react-router-dom";
import { request } from "../../api/request";
import { useMe } from "../../api/session";
import { toast } from "../../ui/toast";
import { documentPath, documentQuery } from "../queries";
import type { WholeDocument } from "../types";
import { type DraftSnapshot, localMirror, WorkingDraft } from "./working-draft";

export interface OpenDraft extends DraftSnapshot {
  readonly draft: WorkingDraft;
  /** A navigation that waits, since what was typed could not be saved. */
  readonly leaving: { readonly stay: () => void; readonly leave: () => void } | null;
}

/** Opens the working draft of a document. Another document needs another instance of the component. */
export function useWorkingDraft(document: WholeDocument): OpenDraft {
  const me = useMe();
  const client = useQueryClient();
  const [draft] = useState(
    () =>
      new WorkingDraft(
        document,
        me.email,
        (body) => request("PUT", `${documentPath(document.id)}/draft`, { body }),
        localMirror(me.id, document.id),
      ),
  );
  const snapshot = draft.useSnapshot();

  useEffect(() => draft.adopt(document), [draft, document]);
  useEffect(() => {
    if (draft.resume()) toast("Restored what was not saved last time.");
    const flush = () => void draft.flush();
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      draft.store();
      if (draft.isUnsaved) event.preventDefault();
    };
    const onHidden = () => {
      if (globalThis.document.visibilityState === "hidden") flush();
    };
    const abort = new AbortController();
    const { signal } = abort;
    addEventListener("online", flush, { signal });
    addEventListener("beforeunload", onBeforeUnload, { signal });
    globalThis.document.addEventListener("visibilitychange", onHidden, { signal });
    return () => {
      abort.abort();
      draft.close();
      // The next visit starts with what was saved here, and not with what was loaded before.
      void client.invalidateQueries({ queryKey: documentQuery(document.id).queryKey, exact: true });
      void client.invalidateQueries({ queryKey: ["content"] });
    };
  }, [draft, client, document.id]);

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return draft.isUnsaved && currentLocation.pathname !== nextLocation.pathname;
  });
  const [hasFailed, setFailed] = useState(false);
  const { state, proceed, reset } = blocker;
  useEffect(() => {
    if (state !== "blocked") return;
    let isCurrent = true;
    void draft.flush().then((isSaved) => {
      if (!isCurrent) return;
      if (isSaved) proceed?.();
      else setFailed(true);
    });
    return () => {
      isCurrent = false;
      setFailed(false);
    };
  }, [state, proceed, draft]);
  const leaving =
    state === "blocked" && hasFailed ? { stay: () => reset?.(), leave: () => proceed?.() } : null;
  return { ...snapshot, draft, leaving };
}
