import type { NumberWords } from "~/generated/contract";

/** Writes the numbers in all texts of a value, such as `$ 182,310.44`, with the owner's separators. */
export function ownNumbers<Value>(value: Value, words: NumberWords): Value {
  if (typeof value === "string")
    return value.replace(/[,.]/g, (mark) => (mark === "," ? words.thousands : words.decimal)) as Value;
  if (Array.isArray(value)) return value.map((item) => ownNumbers(item, words)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, ownNumbers(item, words)]),
  ) as Value;
}
