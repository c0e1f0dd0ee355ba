import type { JobFilterSnapshot } from "~/core/contract";

/** The state of a history entry after the visitor has opened or closed a group: the open group, or null. */
interface GroupState {
  readonly openGroup?: string | null;
}

export function openGroupOf({ groups }: JobFilterSnapshot): string | null {
  return groups.find(({ open }) => open)?.id ?? null;
}

export function openGroupIn(root: HTMLElement): string | null {
  return root.querySelector<HTMLDetailsElement>("details[open]")?.dataset.department ?? null;
}

export function storeOpenGroup(snapshot: JobFilterSnapshot): void {
  const openGroup = openGroupOf(snapshot);
  history.replaceState({ ...history.state, openGroup } satisfies GroupState, "");
}

/** Restores the open group of the history entry, if it is still listed. */
export function restoreOpenGroup(root: HTMLElement): void {
  const { openGroup } = (history.state ?? {}) as GroupState;
  if (openGroup === undefined) return;
  const groups = [...root.querySelectorAll<HTMLDetailsElement>("details[data-department]")];
  const isListed = groups.some(({ dataset }) => dataset.department === openGroup);
  if (openGroup !== null && !isListed) return;
  for (const group of groups) group.open = group.dataset.department === openGroup;
}
