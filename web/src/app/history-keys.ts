/**
 * Assigns a key to the history entries that the router did not create: the document's first, and those of links within
 * a page, created by the browser. The router calls all of them `default`, so that nothing could be stored by entry.
 *
 * Has to run before the router is created, so that its listener comes first.
 */
export function keyHistoryEntries(): void {
  // With the index that the router gives a document's first entry: it would write the entry a second time for it.
  keyCurrentEntry({ idx: 0 });
  addEventListener("popstate", () => keyCurrentEntry());
}

/** Returns the key of the browser's current history entry. */
export function currentEntryKey(): string | undefined {
  return (history.state as { readonly key?: string } | null)?.key;
}

function keyCurrentEntry(added?: { readonly idx: number }): void {
  if (currentEntryKey()) return;
  history.replaceState({ ...added, ...history.state, key: Math.random().toString(36).slice(2) }, "");
}
