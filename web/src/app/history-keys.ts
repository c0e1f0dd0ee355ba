/**
 * Assigns a key to the history entries that the router did not create: the document's first entry, and entries of links
 * within a page, created by the browser. The router gives all of them the key `default`, which is not unique.
 *
 * Has to run before the router is created, so that its listener is called first.
 */
export function keyHistoryEntries(): void {
  // The index that the router gives to a document's first entry: without it, the router would write the entry again.
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
