import type { TextPart } from "~/ui/layout/table-of-contents";

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&nbsp;": "\u00a0",
};

/** Adds an id to each heading of the text's first level. Returns the text and its headings. */
export function outline(description: string): { readonly html: string; readonly parts: readonly TextPart[] } {
  const parts: TextPart[] = [];
  const html = description.replace(/<h3>(.*?)<\/h3>/gs, (heading, title: string) => {
    const id = `part-${parts.length + 1}`;
    const text = title.replace(/<[^>]*>/g, "").replace(/&\w+;/g, (name) => ENTITIES[name] ?? name);
    parts.push({ id, title: text });
    // Without quotes: an attribute that contains the same characters still ends where it did.
    return heading.replace("<h3>", `<h3 id=${id}>`);
  });
  return { html, parts };
}
