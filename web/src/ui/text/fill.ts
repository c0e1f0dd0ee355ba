import type { SiteFacts } from "~/generated/contract";

const TOKEN = /\{([a-zA-Z]+)\}/g;

function tokenValues({ brand, contact }: SiteFacts): ReadonlyMap<string, string> {
  return new Map([
    ["brand", brand.name],
    ["email", contact.email],
    ["responseTime", contact.responseTime],
  ]);
}

function fillValue(value: unknown, values: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string")
    return value.replace(TOKEN, (token, name: string) => values.get(name) ?? token);
  if (Array.isArray(value)) return value.map((item) => fillValue(item, values));
  if (value !== null && typeof value === "object") {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillValue(item, values)]));
  }
  return value;
}

/**
 * Replaces the tokens `{brand}`, `{email}` and `{responseTime}` with the owner's data, in every string of `words`.
 * Other tokens (`{label}`, `{minutes}`) are left for the view to fill.
 */
export function fill<Words>(words: Words, site: SiteFacts): Words {
  return fillValue(words, tokenValues(site)) as Words;
}

/** Wraps a visitor's text in bidirectional isolates, so that a right-to-left name does not affect the sentence. */
export const isolated = (text: string) => (text === "" ? "" : `\u2068${text}\u2069`);

/** Replaces tokens with values: `fillWith("Loading {label}...", { label: "Events" })`. */
export function fillWith(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(TOKEN, (token, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : token,
  );
}
