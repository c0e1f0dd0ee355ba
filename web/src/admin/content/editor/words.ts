import type { Json } from "../schema-form/json";

const SHORT = 24;

/** Returns the readable texts of a version, one per line: titles and sentences, not names of pictures or addresses. */
export function wordsOf(values: Json, text: string): string {
  const lines: string[] = [];
  collect(values, lines);
  return [...lines, ...text.split("\n").filter((line) => line.trim() !== "")].join("\n");
}

function collect(value: Json, lines: string[]): void {
  if (typeof value === "string") {
    if (isReadable(value)) lines.push(...value.split("\n").filter(Boolean));
  } else if (typeof value === "object" && value !== null) {
    for (const inner of Object.values(value)) collect(inner, lines);
  }
}

function isReadable(text: string): boolean {
  if (/\s/.test(text.trim())) return true;
  return !/[/_]|^[a-z0-9]+(-[a-z0-9]+)+$/.test(text) && text.length < SHORT;
}
