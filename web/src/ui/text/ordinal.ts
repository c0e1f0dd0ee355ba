/** The number drawn beside an item of a list, from its index: `01`, `02` … */
export function ordinal(index: number): string {
  return String(index + 1).padStart(2, "0");
}
