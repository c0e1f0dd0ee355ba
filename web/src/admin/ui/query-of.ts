/** Returns what differs from `first` as the query of an address, with `?` unless it is empty. */
export function queryOf<T extends object>(state: T, first: T): string {
  const defaults = new Map(Object.entries(first));
  const set = Object.entries(state).filter(([name, value]) => value !== defaults.get(name));
  return set.length > 0 ? `?${new URLSearchParams(set.map(([name, value]) => [name, String(value)]))}` : "";
}
