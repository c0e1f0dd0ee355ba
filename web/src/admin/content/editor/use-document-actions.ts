import { useMutation, useQueryClient } from "@tanstack/react-query";
import { errorText, Problem } from "../../api/problem";
import { request } from "../../api/request";
import { toast } from "../../ui/toast";
import { momentText } from "../documents/state-mark";
import { documentPath, documentQuery } from "../queries";
import type { Plan, WholeDocument } from "../types";
import type { OpenDraft } from "./use-working-draft";

/** What a person can do with the whole document. Each saves first what was typed. */
export function useDocumentActions(open: OpenDraft, onGone: () => void, onFaults: () => void) {
  const { draft, document } = open;
  const client = useQueryClient();
  const base = documentPath(document.id);

  const show = (next: WholeDocument) => {
    draft.replace(next);
    client.setQueryData(documentQuery(document.id).queryKey, next);
    void client.invalidateQueries({ queryKey: ["content"] });
    void client.invalidateQueries({ queryKey: ["document", document.id, "history"] });
  };
  const onError = (failure: unknown) => {
    if (failure instanceof Problem && failure.status === 409) {
      draft.conflictWith(failure.current as WholeDocument);
      return;
    }
    if (failure instanceof Problem && failure.status === 422) {
      // The answer lists the faults, and so does the document.
      void client.invalidateQueries({ queryKey: documentQuery(document.id).queryKey, exact: true });
    }
    toast(errorText(failure), undefined, "error");
  };
  const run = async (send: () => Promise<WholeDocument>): Promise<WholeDocument> => {
    if (!(await draft.flush())) throw new UnsavedError();
    return send();
  };
  const onUnsaved = (failure: unknown) => {
    // The bar says why saving failed, or a dialog shows the conflict.
    if (!(failure instanceof UnsavedError)) onError(failure);
  };
  const revision = () => draft.snapshot().document.published?.revision ?? 0;

  const publish = useMutation({
    mutationFn: () =>
      run(async () => {
        if (draft.snapshot().faults.some(({ warning }) => !warning)) {
          onFaults();
          throw new UnsavedError();
        }
        return request("POST", `${base}/publish`, { body: { version: draft.version, revision: revision() } });
      }),
    meta: { quiet: true },
    onError: onUnsaved,
    onSuccess: (next: WholeDocument) => {
      show(next);
      const { path } = next;
      toast("Published", path ? { label: "View", onClick: () => viewPage(path) } : undefined);
    },
  });
  const plan = useMutation({
    mutationFn: ({ action, at }: Pick<Plan, "action" | "at">) =>
      run(() => request("POST", `${base}/plan`, { body: { action, at, version: draft.version } })),
    meta: { quiet: true },
    onSuccess: (next: WholeDocument) => {
      show(next);
      if (!next.plan) return;
      const what = next.plan.action === "publish" ? "Will be published" : "Will be unpublished";
      toast(`${what} on ${momentText(next.plan.at, next.timeZone)}`);
    },
  });
  const cancelPlan = useMutation({
    mutationFn: () => request<WholeDocument>("DELETE", `${base}/plan`),
    meta: { quiet: true },
    onError,
    onSuccess: (next) => {
      show(next);
      toast("The plan is cancelled");
    },
  });
  const unpublish = useMutation({
    mutationFn: () => run(() => request("POST", `${base}/unpublish`, { body: { revision: revision() } })),
    meta: { quiet: true },
    onError: onUnsaved,
    onSuccess: (next: WholeDocument) => {
      show(next);
      toast("Unpublished. Its content is now a draft.");
    },
  });
  const discard = useMutation({
    mutationFn: async () => {
      // A save that is under way would bring back what is discarded.
      await draft.flush();
      await request("DELETE", `${base}/draft`, { body: { version: draft.version } });
      if (!document.published) return null;
      return request<WholeDocument>("GET", base);
    },
    meta: { quiet: true },
    onError,
    onSuccess: (next) => {
      toast("Changes discarded");
      if (next) {
        show(next);
        return;
      }
      draft.discardUnsaved();
      void client.invalidateQueries({ queryKey: ["content"] });
      onGone();
    },
  });
  return { show, publish, plan, cancelPlan, unpublish, discard, onGone };
}

export type DocumentActions = ReturnType<typeof useDocumentActions>;

/** The request was not sent. The bar or the list of faults says why. */
class UnsavedError extends Error {}

function viewPage(path: string): void {
  window.open(path, "_blank", "noopener");
}
