// Short names of the months as en-GB has them (CLDR), the same as the core's.
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"];

/** `2025-10-13` as `13 Oct 2025`: written out here, since the server's engine has no calendar of its own. */
export function dayLabel(day: string): string {
  const [year, month, date] = day.split("-");
  return `${date} ${MONTHS[Number(month) - 1]} ${year}`;
}
