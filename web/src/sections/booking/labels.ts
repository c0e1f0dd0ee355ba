const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** `2027-10-12` as `12 Oct 2027`: written out here, since the server's engine has no calendar of its own. */
export function dayLabel(day: string): string {
  const [year, month, date] = day.split("-");
  return `${date} ${MONTHS[Number(month) - 1]} ${year}`;
}

/** `10:00 AM-10:30 AM` as `10:00 AM to 10:30 AM` (document 2, section 7). */
export function timeLabel(time: string): string {
  return time.replace("-", " to ");
}
