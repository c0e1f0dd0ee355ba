export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [name: string]: Json };

/** Names and positions that lead from a document to a value in it. */
export type Path = readonly (string | number)[];

/** Computes a new value from the one before. `undefined` means a missing value. */
export type Update = (before: Json | undefined) => Json | undefined;

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns a path as a JSON pointer: `/sections/3/title`. The document itself is an empty string. */
export function pointerOf(path: Path): string {
  return path.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** Returns the value at a path. */
export function valueAt(value: Json | undefined, path: Path): Json | undefined {
  let found = value;
  for (const step of path) {
    if (Array.isArray(found)) found = found[Number(step)];
    else if (isObject(found)) found = found[step];
    else return undefined;
  }
  return found;
}

/** Returns an object with one of its values replaced, or removed if the update returns undefined. */
export function withMember(object: Json | undefined, name: string, update: Update): JsonObject {
  const { [name]: before, ...others } = isObject(object) ? object : {};
  const next = update(before);
  if (next === undefined) return others;
  // A replaced member keeps its place, so that a document's source changes where its content changes.
  return isObject(object) ? { ...object, [name]: next } : { [name]: next };
}

/** Returns a list with one of its entries replaced. */
export function withEntry(list: Json | undefined, index: number, update: Update): Json[] {
  const entries = Array.isArray(list) ? list : [];
  return entries.map((entry, at) => (at === index ? (update(entry) ?? null) : entry));
}

/** Returns a list with an entry moved to another position. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
