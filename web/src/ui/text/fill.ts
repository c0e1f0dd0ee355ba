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
 * Puts the owner's facts in the place of the tokens `{brand}`, `{email}` and `{responseTime}`, in every string of the
 * words. A token that is not the owner's (`{label}`, `{minutes}`) stays for the view to fill.
 */
export function fill<Words>(words: Words, site: SiteFacts): Words {
  return fillValue(words, tokenValues(site)) as Words;
}

/** Returns a visitor's text in bidirectional isolates: a name that runs from right to left leaves the sentence as it is. */
export const isolated = (text: string) => (text === "" ? "" : `\u2068${text}\u2069`);

/** Fills the tokens that a view knows: `fillWith("Loading {label}...", { label: "Events" })`. */
export function fillWith(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(TOKEN, (token, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : token,
  );
}
