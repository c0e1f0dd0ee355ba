import { type ChangeObject, diffArrays, diffWordsWithSpace } from "diff";

export type Passage =
  | { readonly kind: "same"; readonly text: string }
  /** The words of both versions. */
  | { readonly kind: "changed"; readonly parts: readonly ChangeObject<string>[] }
  /** Lines that both versions have, left out. */
  | { readonly kind: "gap"; readonly count: number };

/** Compares two texts by lines, and changed lines by words. One line around a change shows where it is. */
export function diffPassages(before: string, after: string): Passage[] {
  const hunks = diffArrays(linesOf(before), linesOf(after));
  return hunks.flatMap((hunk, at): Passage[] => {
    if (!hunk.removed && !hunk.added) return sameLines(hunk.value, at > 0, at < hunks.length - 1);
    // Compared with the lines that it replaces.
    if (hunk.added && hunks[at - 1]?.removed) return [];
    const added = hunk.added ? hunk : hunks[at + 1];
    const [old, next] = [hunk.removed ? hunk.value : [], added?.added ? added.value : []];
    return [{ kind: "changed", parts: diffWordsWithSpace(old.join("\n"), next.join("\n")) }];
  });
}

function linesOf(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}

function sameLines(lines: readonly string[], hasBefore: boolean, hasAfter: boolean): Passage[] {
  const [first, last] = [Number(hasBefore), Number(hasAfter)];
  const same = (shown: readonly string[]) => shown.map((text): Passage => ({ kind: "same", text }));
  if (lines.length <= first + last) return same(lines);
  const count = lines.length - first - last;
  return [...same(lines.slice(0, first)), { kind: "gap", count }, ...same(last ? lines.slice(-1) : [])];
}
