/** Characters of a figure that fit next to a sentence: '3X', '+40%'. */
const SHORT = 4;

/** Returns true for a figure that needs a separate line, such as '20–30%'. */
export function isLongFigure(figure: string): boolean {
  return figure.length > SHORT;
}
