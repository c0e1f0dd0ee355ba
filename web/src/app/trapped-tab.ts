/** Session storage key of a tab in which the core has trapped. Its value is what was typed, by field. */
const STORAGE_KEY = "core-trapped";

/**
 * Marks the tab: its pages are not hydrated any more, since without scripts they are complete. Returns true if the mark
 * was stored.
 */
export function markTrapped(text: ReadonlyMap<string, string> = new Map()): boolean {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...text]));
    return true;
  } catch {
    return false;
  }
}

/** Returns what was typed before the trap; null in a tab without one. */
export function textBeforeTrap(): ReadonlyMap<string, string> | null {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY);
    return stored === null ? null : new Map(JSON.parse(stored));
  } catch {
    return null;
  }
}

/** Puts the text into the unchanged fields of the server's forms. The tab forgets it when the browser posts a form. */
export function putBack(text: ReadonlyMap<string, string>): void {
  const selector = "form[method=post] :is(input:not([type=hidden], [type=checkbox], [type=radio]), textarea)";
  for (const control of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(selector)) {
    if (control.value === control.defaultValue) control.value = text.get(control.name) ?? control.value;
  }
  addEventListener("submit", () => markTrapped());
}
