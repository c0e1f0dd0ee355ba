import type { SiteNames } from "./types/site-names";

/** How long enquiries are kept unless the owner sets another number: the server's own default. */
export const DEFAULT_RETENTION_MONTHS = 24;

const TOKEN = /\{([a-zA-Z]+)\}/g;

function tokenValues(site: SiteNames): ReadonlyMap<string, string> {
  return new Map([
    ["brand", site.brand.name],
    ["legalName", site.brand.legalName],
    ["founded", String(site.brand.founded)],
    ["headquarters", site.brand.headquarters],
    ["email", site.contact.email],
    ["privacyEmail", site.contact.privacyEmail],
    ["responseTime", site.contact.responseTime],
    ["retentionMonths", String(site.privacy?.retentionMonths ?? DEFAULT_RETENTION_MONTHS)],
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
 * Puts the owner's facts in the place of the tokens, `{brand}` and its like, in every string that the
 * content holds. Copy never names an owner, so one set of texts serves every site. A token that is not the
 * owner's (`{label}`, `{minutes}`) stays for the view to fill.
 */
export function fill<Content>(content: Content, site: SiteNames): Content {
  return fillValue(content, tokenValues(site)) as Content;
}

/** What somebody typed, set apart so that a name which runs from the right does not turn the sentence around it. */
export const isolated = (text: string) => (text === "" ? "" : `\u2068${text}\u2069`);

/** Fills the tokens that a view knows: `fillWith("Loading {label}...", { label: "Events" })`. */
export function fillWith(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(TOKEN, (token, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : token,
  );
}
