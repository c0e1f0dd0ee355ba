/** Session storage key of a tab in which the core has trapped. Its value is the typed text by field. */
const STORAGE_KEY = "core-trapped";

/**
 * Marks the tab, whose pages are then no longer hydrated; they are complete without scripts. Returns true if the mark
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

/** Returns the text that was typed before the trap; null in a tab without a trap. */
export function textOfTrappedTab(): ReadonlyMap<string, string> | null {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY);
    return stored === null ? null : new Map(JSON.parse(stored));
  } catch {
    return null;
  }
}

/** Restores the text in unchanged fields of the server's forms. It is cleared when the browser posts a form. */
export function restoreText(text: ReadonlyMap<string, string>): void {
  const selector = "form[method=post] :is(input:not([type=hidden], [type=checkbox], [type=radio]), textarea)";
  for (const control of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(selector)) {
    if (control.value === control.defaultValue) control.value = text.get(control.name) ?? control.value;
  }
  addEventListener("submit", () => markTrapped());
}
