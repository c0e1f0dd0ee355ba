/** Returns the value of a design token at an element, for painting on a canvas. */
export function tokenValue(element: Element, name: `--${string}`): string {
  return getComputedStyle(element).getPropertyValue(name).trim();
}
