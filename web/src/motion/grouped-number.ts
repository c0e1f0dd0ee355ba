/**
 * Returns a whole number with a comma at each thousand, from five digits on: one of four may be a year. It is what
 * `Intl.NumberFormat` writes with `useGrouping: "min2"`, which the server's engine lacks.
 */
export function groupedNumber(value: number): string {
  const digits = String(value);
  return digits.length < 5 ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, ",");
}
