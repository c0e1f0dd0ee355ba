export interface Piece {
  readonly key: number;
  readonly kind: "heading" | "mark" | "code" | "link" | "html" | "strong" | "quote" | null;
  readonly text: string;
}

const FENCE = /^\s*(```|~~~)/;
const INLINE =
  /(?<code>`+[^`]*`+)|(?<link>!?\[[^\]]*\]\([^)]*\))|(?<html><\/?[a-z][^>]*>)|(?<strong>\*\*[^*]+\*\*|\*[^*\s][^*]*\*)/gi;

/** Splits Markdown into pieces for colouring. It need not be exact: nothing depends on it. */
export function highlight(markdown: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const add = (kind: Piece["kind"], text: string) => {
    if (text !== "") pieces.push({ key: at, kind, text });
    at += text.length;
  };
  let isCode = false;
  const lines = markdown.split("\n");
  lines.forEach((line, index) => {
    const end = index < lines.length - 1 ? "\n" : "";
    if (FENCE.test(line)) {
      isCode = !isCode;
      add("code", line + end);
    } else if (isCode) add("code", line + end);
    else if (/^#{1,6}\s/.test(line)) add("heading", line + end);
    else {
      const marker = /^\s*([-*+]|\d+[.)]|>|\|)\s?/.exec(line)?.[0] ?? "";
      add(marker.includes(">") ? "quote" : "mark", marker);
      addInline(line.slice(marker.length), add);
      add(null, end);
    }
  });
  return pieces;
}

function addInline(text: string, add: (kind: Piece["kind"], text: string) => void): void {
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    add(null, text.slice(from, match.index));
    const kind = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined)?.[0];
    add((kind ?? null) as Piece["kind"], match[0]);
    from = match.index + match[0].length;
  }
  add(null, text.slice(from));
}
