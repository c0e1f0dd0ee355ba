/** Returns an address as a path of this site, or null if it leads elsewhere. Visitors' browsers send it. */
export function sitePath(address: string | null, origin: string): string | null {
  if (!address || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  return url.origin === origin ? url.pathname + url.search : null;
}
