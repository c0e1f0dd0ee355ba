/** `10:00 AM-10:30 AM` as `10:00 AM to 10:30 AM`. */
export function timeLabel(time: string): string {
  return time.replace("-", " to ");
}
