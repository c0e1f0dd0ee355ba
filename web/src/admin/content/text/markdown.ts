import type { AnyExtension, JSONContent } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { TableKit } from "@tiptap/extension-table";
import { MarkdownManager } from "@tiptap/markdown";
import { StarterKit } from "@tiptap/starter-kit";

/**
 * Returns the parts of a text that the editor can write: what Markdown has, and the site shows.
 *
 * @param pictureUrl gives the address of a picture's file
 */
export function textExtensions(pictureUrl: (source: string) => string): AnyExtension[] {
  const Picture = Image.extend({
    addAttributes() {
      return {
        ...this.parent?.(),
        // Content names a file; the browser needs its address.
        src: {
          default: null,
          parseHTML: (element) => element.getAttribute("data-source") ?? element.getAttribute("src"),
          renderHTML: ({ src }) => ({ src: pictureUrl(String(src ?? "")), "data-source": src }),
        },
      };
    },
  });
  return [
    StarterKit.configure({
      // Markdown has no underline.
      underline: false,
      heading: { levels: [2, 3, 4] },
      link: { openOnClick: false, autolink: false, linkOnPaste: true },
      // It would add an empty paragraph to some texts, which is a change.
      trailingNode: false,
    }),
    // In Markdown a picture is part of a paragraph.
    Picture.configure({ inline: true }),
    TableKit.configure({ table: { resizable: false } }),
  ];
}

const manager = new MarkdownManager({ extensions: textExtensions((source) => source) });
// The site does not make a link of a bare address in a text.
manager.instance.use({ tokenizer: { url: () => undefined } });

export function parseMarkdown(markdown: string): JSONContent {
  return manager.parse(markdown);
}

/** Returns the Markdown of a text. It ends with a line break, as files do. */
export function writeMarkdown(content: JSONContent): string {
  const markdown = manager.serialize(withoutBlanks(content)).trim();
  return markdown === "" ? "" : `${markdown}\n`;
}

/** Removes empty paragraphs: Markdown has none, and the editor would write a space for each. */
function withoutBlanks(node: JSONContent): JSONContent {
  if (!node.content) return node;
  const content = node.content.map(withoutBlanks);
  const isBlankNode = ({ type, content: inner }: JSONContent) => type === "paragraph" && !inner?.length;
  const filled = content.filter((child) => !isBlankNode(child));
  // Cells and entries have to contain something.
  return { ...node, content: filled.length > 0 || node.type === "doc" ? filled : content.slice(0, 1) };
}

/** Returns whether the editor can show a text: whether writing it again would give the same meaning. */
export function isRepresentable(markdown: string): boolean {
  try {
    return meaningOf(writeMarkdown(parseMarkdown(markdown))) === meaningOf(markdown);
  } catch {
    return false;
  }
}

/** Returns what a text says as a string that does not depend on how it is written. */
function meaningOf(markdown: string): string {
  return JSON.stringify(tokensOf(manager.instance.lexer(markdown)));
}

/** Members of a token that describe how it was written. */
const SPELLING = new Set(["raw", "escaped", "pre", "loose", "codeBlockStyle", "lang"]);

function tokensOf(value: unknown): unknown {
  if (Array.isArray(value))
    return joined(value.flatMap((entry) => (isBlank(entry) ? [] : [tokensOf(entry)])));
  if (typeof value !== "object" || value === null) return value;
  const token: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    if (SPELLING.has(name)) continue;
    // The parts say the same as the text, without its marks.
    if (name === "text" && "tokens" in value) continue;
    token[name] = tokensOf(inner);
  }
  if ("lang" in value && value.lang) token.lang = value.lang;
  return token;
}

function isBlank(token: unknown): boolean {
  return typeof token === "object" && token !== null && "type" in token && token.type === "space";
}

interface TextToken {
  readonly type: "text";
  readonly text: string;
}

function isText(token: unknown): token is TextToken {
  if (typeof token !== "object" || token === null) return false;
  const { type, text, tokens } = token as Record<string, unknown>;
  return (type === "text" || type === "escape") && typeof text === "string" && tokens === undefined;
}

/** Joins texts next to each other: an escaped character is a separate token. */
function joined(tokens: readonly unknown[]): unknown[] {
  const result: unknown[] = [];
  for (const token of tokens) {
    const last = result.at(-1);
    if (!isText(token)) {
      result.push(token);
      continue;
    }
    const text = withoutEntities(token.text);
    if (isText(last)) result[result.length - 1] = { type: "text", text: last.text + text };
    else result.push({ type: "text", text });
  }
  return result;
}

/** An ampersand that is no start of an entity such as `&shy;`. */
const AMPERSAND = "\u0001";

/** Returns a text in which `&amp;` and `&` are the same, and so on. Other entities stay as they are. */
function withoutEntities(text: string): string {
  return text
    .replaceAll(/&(?:amp;|(?!#?\w+;))/g, AMPERSAND)
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"');
}

/** Returns the position of the block that a line of a text belongs to, from 0. */
export function blockAtLine(markdown: string, line: number): number {
  let lines = 0;
  let block = -1;
  for (const token of manager.instance.lexer(markdown)) {
    if (token.type !== "space") block += 1;
    lines += token.raw.split("\n").length - 1;
    if (lines >= line) break;
  }
  return Math.max(block, 0);
}
