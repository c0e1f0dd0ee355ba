import { diffArrays, diffWordsWithSpace } from "diff";

/** A piece of a line. `isChanged`: the other version does not have it. */
export interface Part {
  readonly text: string;
  readonly isChanged: boolean;
}

export type DiffRow =
  | { readonly kind: "same"; readonly text: string }
  | {
      readonly kind: "changed";
      readonly before: readonly Part[] | null;
      readonly after: readonly Part[] | null;
    }
  /** Lines that both versions have, left out. */
  | { readonly kind: "gap"; readonly count: number };

/** Lines around a change that show where it is. */
const CONTEXT = 1;

/** Compares two texts line by line, and changed lines word by word. */
export function diffLines(before: string, after: string): DiffRow[] {
  const rows: DiffRow[] = [];
  const hunks = diffArrays(linesOf(before), linesOf(after));
  for (let at = 0; at < hunks.length; at += 1) {
    const hunk = hunks[at];
    if (!hunk) continue;
    if (!hunk.removed && !hunk.added) {
      rows.push(...sameRows(hunk.value, at > 0, at < hunks.length - 1));
      continue;
    }
    const next = hunks[at + 1];
    if (hunk.removed && next?.added) {
      rows.push(...changedRows(hunk.value, next.value));
      at += 1;
    } else if (hunk.removed) rows.push(...changedRows(hunk.value, []));
    else rows.push(...changedRows([], hunk.value));
  }
  return rows;
}

function linesOf(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}

function sameRows(lines: readonly string[], hasBefore: boolean, hasAfter: boolean): DiffRow[] {
  const first = hasBefore ? CONTEXT : 0;
  const last = hasAfter ? CONTEXT : 0;
  const same = (shown: readonly string[]): DiffRow[] => shown.map((text) => ({ kind: "same", text }));
  if (lines.length <= first + last) return same(lines);
  return [
    ...same(lines.slice(0, first)),
    { kind: "gap", count: lines.length - first - last },
    ...same(last ? lines.slice(-last) : []),
  ];
}

function changedRows(before: readonly string[], after: readonly string[]): DiffRow[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, at) => {
    const old = before[at];
    const next = after[at];
    if (old === undefined || next === undefined) {
      return { kind: "changed", before: wholeLine(old), after: wholeLine(next) } as const;
    }
    const changes = diffWordsWithSpace(old, next);
    return {
      kind: "changed",
      before: changes
        .filter(({ added }) => !added)
        .map(({ value, removed }) => ({ text: value, isChanged: removed })),
      after: changes
        .filter(({ removed }) => !removed)
        .map(({ value, added }) => ({ text: value, isChanged: added })),
    } as const;
  });
}

function wholeLine(text: string | undefined): Part[] | null {
  return text === undefined ? null : [{ text, isChanged: true }];
}
