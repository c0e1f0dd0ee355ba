const EXTENSIONS: Readonly<Record<string, string>> = { png: "png", jpeg: "jpg" };

/** Where a picture's bytes begin, as hexadecimal digits. The id before them has such digits too. */
const HEAD = /\\(png|jpeg)blip(?:\\[a-z]+-?\d*\s*)*(?:\{\\\*\\blipuid\s?[\da-f]+\}\s*)?/gi;

/**
 * Returns the pictures of a text in RTF, in their order. Word puts RTF on the clipboard, because the HTML next to it
 * names files that a browser must not read. Word's copies of pictures for older programs are left out.
 */
export function rtfPictures(rtf: string): File[] {
  return [...rtf.matchAll(HEAD)].map((head, index) => {
    const kind = head[1]?.toLowerCase() ?? "png";
    const start = head.index + head[0].length;
    const digits = rtf.slice(start, rtf.indexOf("}", start)).replaceAll(/\s/g, "");
    const bytes = Uint8Array.from({ length: digits.length >> 1 }, (_, place) =>
      Number.parseInt(digits.slice(2 * place, 2 * place + 2), 16),
    );
    return new File([bytes], `pasted-${index + 1}.${EXTENSIONS[kind]}`, { type: `image/${kind}` });
  });
}
