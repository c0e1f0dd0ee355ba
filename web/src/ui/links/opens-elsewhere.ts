type Press = Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** Returns true for a click on a link with a modifier key that opens a tab or window, or saves the page. */
export function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: Press): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
