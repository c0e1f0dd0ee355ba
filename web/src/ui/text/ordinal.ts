/** Returns the displayed number of a list item from its index: `01`, `02` … */
export function ordinal(index: number): string {
  return String(index + 1).padStart(2, "0");
}
