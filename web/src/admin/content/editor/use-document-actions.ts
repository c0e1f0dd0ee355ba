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
    // The bar or the list of faults gives the reason.
    if (failure instanceof UnsavedError) return;
    if (failure instanceof Problem && failure.status === 409) {
      draft.conflictWith(failure.current as WholeDocument);
      return;
    }
    // The answer lists the faults, and so does the document.
    void client.invalidateQueries({ queryKey: documentQuery(document.id).queryKey, exact: true });
    toast(errorText(failure), undefined, "error");
  };
  /** Saves what was typed, and sends a request then. */
  const run = async (action: string, body: () => object) => {
    if (!(await draft.flush())) throw new UnsavedError();
    return request<WholeDocument>("POST", `${base}/${action}`, { body: body() });
  };
  const revision = () => draft.snapshot().document.published?.revision ?? 0;
  const common = { meta: { quiet: true }, onError };

  const publish = useMutation({
    ...common,
    mutationFn: () =>
      run("publish", () => {
        if (draft.snapshot().faults.some(({ warning }) => !warning)) {
          onFaults();
          throw new UnsavedError();
        }
        return { version: draft.version, revision: revision() };
      }),
    onSuccess: (next) => {
      show(next);
      const { path } = next;
      toast("Published", path ? { label: "View", onClick: () => viewPage(path) } : undefined);
    },
  });
  const plan = useMutation({
    meta: { quiet: true },
    mutationFn: ({ action, at }: Pick<Plan, "action" | "at">) =>
      run("plan", () => ({ action, at, version: draft.version })),
    onSuccess: (next) => {
      show(next);
      if (!next.plan) return;
      const what = next.plan.action === "publish" ? "Will be published" : "Will be unpublished";
      toast(`${what} on ${momentText(next.plan.at, next.timeZone)}`);
    },
  });
  const cancelPlan = useMutation({
    ...common,
    mutationFn: () => request<WholeDocument>("DELETE", `${base}/plan`),
    onSuccess: (next) => {
      show(next);
      toast("The plan is cancelled");
    },
  });
  const unpublish = useMutation({
    ...common,
    mutationFn: () => run("unpublish", () => ({ revision: revision() })),
    onSuccess: (next) => {
      show(next);
      toast("Unpublished. Its content is now a draft.");
    },
  });
  const discard = useMutation({
    ...common,
    mutationFn: async () => {
      // A save that is under way would bring back what is discarded.
      await draft.flush();
      await request("DELETE", `${base}/draft`, { body: { version: draft.version } });
      return document.published ? request<WholeDocument>("GET", base) : null;
    },
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
