/**
 * Returns a whole number with a separator between thousands if it has at least five digits: four digits may be a year.
 * Replaces `Intl.NumberFormat` with `useGrouping: "min2"`, which the server's engine lacks.
 */
export function groupedNumber(value: number, separator: string): string {
  const digits = String(value);
  return digits.length < 5 ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, separator);
}
