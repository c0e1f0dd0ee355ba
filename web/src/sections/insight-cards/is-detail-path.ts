/** Whether an address is that of an event's or a post's own page. */
export function isDetailPath(path: string): boolean {
  return /^\/(?:events|blog)\/./i.test(path);
}
