import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { LeadRow } from "~/generated/contract";
import { Problem } from "../../api/problem";
import { leadQuery } from "../../api/queries";
import { reload } from "../../api/reload";
import { request } from "../../api/request";
import type { LeadChange } from "../../api/types";
import { toast } from "../../ui/toast";
import { STATE_LABELS } from "./state-mark";

/** Most leads that one request may change. */
const BULK_LIMIT = 200;

function changeText(change: LeadChange, what: string): string {
  if (change.state) return `${what} marked as ${STATE_LABELS[change.state].toLowerCase()}`;
  return change.assignee ? `${what} assigned` : `${what} unassigned`;
}

/** Returns the change that brings back what a change overwrites. */
function inverse(change: LeadChange, before: LeadRow): LeadChange {
  return {
    ...(change.state ? { state: before.state } : {}),
    ...(change.assignee === undefined ? {} : { assignee: before.assignee }),
  };
}

/** Returns the changes that bring back what one change overwrote in several leads, with the leads of each. */
function inverseGroups(change: LeadChange, before: readonly LeadRow[]) {
  const groups = new Map<string, { ids: string[]; change: LeadChange }>();
  for (const row of before) {
    const back = inverse(change, row);
    const key = JSON.stringify(back);
    const group = groups.get(key) ?? { ids: [], change: back };
    group.ids.push(row.id);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Changes the state or assignee of leads, each with an undo. */
export function useLeadChanges() {
  const client = useQueryClient();

  const store = (row: LeadRow) => {
    client.setQueryData(leadQuery(row.id).queryKey, (lead) => lead && { ...lead, ...row });
    reload(client, "leads", "overview");
  };

  const one = useMutation({
    mutationFn: ({ before, change }: { before: LeadRow; change: LeadChange; isUndo?: boolean }) =>
      request<LeadRow>("PATCH", `/leads/${encodeURIComponent(before.id)}`, {
        body: { revision: before.revision, ...change },
      }),
    meta: { quiet: true },
    onSuccess: (row, { before, change, isUndo }) => {
      store(row);
      if (isUndo) return;
      const undo = () => one.mutate({ before: row, change: inverse(change, before), isUndo: true });
      toast(changeText(change, before.fullName), { label: "Undo", onClick: undo });
    },
    onError: (error, { before, change }) => {
      if (!(error instanceof Problem && error.status === 409)) {
        toast(error.message, undefined, "error");
        return;
      }
      const current = error.current as LeadRow;
      store(current);
      const applyMine = () => one.mutate({ before: current, change });
      const text = `Someone else has changed ${before.fullName}. Your change was not applied.`;
      toast(text, { label: "Apply mine", onClick: applyMine }, "error");
    },
  });

  const changeGroups = async (groups: readonly { ids: string[]; change: LeadChange }[]) => {
    for (const { ids, change } of groups) {
      for (let start = 0; start < ids.length; start += BULK_LIMIT) {
        await request("POST", "/leads/bulk", {
          body: { ids: ids.slice(start, start + BULK_LIMIT), ...change },
        });
      }
    }
    reload(client, "leads", "lead", "overview");
  };
  const undoMany = useMutation({ mutationFn: changeGroups });
  const many = useMutation({
    mutationFn: ({ before, change }: { before: readonly LeadRow[]; change: LeadChange }) =>
      changeGroups([{ ids: before.map(({ id }) => id), change }]),
    onSuccess: (_, { before, change }) => {
      const what = before.length === 1 ? "1 lead" : `${before.length} leads`;
      const undo = () => undoMany.mutate(inverseGroups(change, before));
      toast(changeText(change, what), { label: "Undo", onClick: undo });
    },
  });

  return {
    change: (before: LeadRow, change: LeadChange) => one.mutate({ before, change }),
    changeMany: (before: readonly LeadRow[], change: LeadChange) => many.mutate({ before, change }),
  };
}
