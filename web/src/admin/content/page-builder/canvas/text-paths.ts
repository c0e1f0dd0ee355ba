import { type Json, type Path, withEntry, withMember } from "../../schema-form/json";

/** Returns a text as it reads: without soft hyphens, and with single spaces. */
export function plainText(text: string): string {
  return text
    .replaceAll(/[\u00AD\u200B\u2060]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Returns the paths of all texts in a value that read like this one. */
export function textPaths(value: Json | undefined, text: string): Path[] {
  const wanted = plainText(text);
  const found: Path[] = [];
  if (wanted) collect(value, []);
  return found;

  function collect(inner: Json | undefined, path: Path): void {
    if (typeof inner === "string") {
      if (plainText(inner) === wanted) found.push(path);
    } else if (Array.isArray(inner)) {
      for (const [index, entry] of inner.entries()) collect(entry, [...path, index]);
    } else if (typeof inner === "object" && inner !== null) {
      for (const [name, member] of Object.entries(inner)) collect(member, [...path, name]);
    }
  }
}

/** Returns a value with the text at a path replaced. */
export function withText(value: Json | undefined, path: Path, text: string): Json {
  const [step, ...rest] = path;
  if (step === undefined) return text;
  const update = (before: Json | undefined) => withText(before, rest, text);
  return typeof step === "number" ? withEntry(value, step, update) : withMember(value, step, update);
}
