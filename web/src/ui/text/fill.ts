const TOKEN = /\{([a-zA-Z]+)\}/g;

/** Wraps a visitor's text in bidirectional isolates, so that a right-to-left name does not affect the sentence. */
export const isolated = (text: string) => (text === "" ? "" : `\u2068${text}\u2069`);

/** Replaces tokens with values: `fillWith("Loading {label}...", { label: "Events" })`. */
export function fillWith(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(TOKEN, (token, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : token,
  );
}
