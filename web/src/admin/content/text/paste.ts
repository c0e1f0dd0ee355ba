import { rtfPictures } from "./rtf-pictures";

/** A picture of a pasted text. */
interface PastedPicture {
  readonly file: File;
  /** Its alternative text in the document. */
  readonly alt: string;
}

export interface Cleaned {
  /** The text. A picture that can be uploaded has a key of `pictures` as its source. */
  readonly html: string;
  readonly pictures: ReadonlyMap<string, PastedPicture>;
  /** Number of pictures that were left out: the clipboard names their address and doesn't contain them. */
  readonly dropped: number;
}

/** Heading levels of a text: its title is the page's first. */
const LEVELS: Readonly<Record<string, string>> = { H1: "h2", H5: "h4", H6: "h4" };

/** Prepares HTML from a word processor: its structure stays, its styles and remote pictures go. */
export function cleanPaste(html: string, rtf: string, parser: DOMParser): Cleaned {
  const { body } = parser.parseFromString(withoutStyles(html), "text/html");
  for (const element of body.querySelectorAll("script, meta, link, title, xml")) element.remove();
  wordLists(body);
  for (const heading of body.querySelectorAll("h1, h5, h6")) rename(heading, LEVELS[heading.tagName] ?? "h2");
  // Word writes titles as paragraphs.
  for (const title of body.querySelectorAll("p.MsoTitle")) rename(title, "h2");
  const { pictures, dropped } = collectPictures(body, rtf);
  for (const paragraph of body.querySelectorAll("p")) {
    const isEmpty = paragraph.textContent?.replaceAll("\u00a0", " ").trim() === "";
    if (isEmpty && !paragraph.querySelector("img")) paragraph.remove();
  }
  for (const element of body.querySelectorAll(`[${STYLE}]`)) element.removeAttribute(STYLE);
  return { html: body.innerHTML, pictures, dropped };
}

/** Finds the pictures that the clipboard contains, and removes the others. */
function collectPictures(body: HTMLElement, rtf: string): Omit<Cleaned, "html"> {
  // Pictures of this editor name their file.
  const found = [...body.querySelectorAll<HTMLImageElement>("img:not([data-source])")];
  const fromWord = found.filter((picture) => sourceOf(picture).startsWith("file:"));
  const inRtf = rtfPictures(rtf);
  // With another number it is unknown which is which.
  const files = inRtf.length === fromWord.length ? inRtf : [];
  const pictures = new Map<string, PastedPicture>();
  for (const picture of found) {
    const file = files[fromWord.indexOf(picture)] ?? fileOfData(sourceOf(picture), pictures.size + 1);
    if (!file) {
      picture.remove();
      continue;
    }
    const key = `pasted:${pictures.size}`;
    pictures.set(key, { file, alt: picture.getAttribute("alt")?.trim() ?? "" });
    picture.setAttribute("src", key);
  }
  return { pictures, dropped: found.length - pictures.size };
}

function sourceOf(picture: HTMLImageElement): string {
  return picture.getAttribute("src") ?? "";
}

/** Returns the file of an address such as `data:image/png;base64,…`, or undefined for other addresses. */
function fileOfData(address: string, number: number): File | undefined {
  const [head, type, extension] = /^data:(image\/([a-z]+)[^;,]*);base64,/i.exec(address) ?? [];
  if (!head || !type) return undefined;
  try {
    const bytes = Uint8Array.from(atob(address.slice(head.length)), (letter) => letter.charCodeAt(0));
    return new File([bytes], `pasted-${number}.${extension}`, { type });
  } catch {
    return undefined;
  }
}

/** Attribute that holds an element's style while its structure is read. */
const STYLE = "data-style";

/** Returns the HTML without styles that apply: the site's policy blocks and reports them, even in a parsed document. */
function withoutStyles(html: string): string {
  return html
    .replaceAll(/<style[\s\S]*?<\/style>/gi, "")
    .replaceAll(/(<[a-z][^>]*?\s)style(\s*=)/gi, `$1${STYLE}$2`);
}

/** Word's list entries are paragraphs with a bullet as text: `<p style="mso-list:l0 level1 lfo1">`. */
function wordLists(body: HTMLElement): void {
  const entries = [...body.querySelectorAll("p")].filter((entry) => wordLevel(entry) > 0);
  let lists: HTMLElement[] = [];
  let last: Element | null = null;
  for (const entry of entries) {
    if (entry.previousElementSibling !== last) lists = [];
    const level = wordLevel(entry);
    const document = body.ownerDocument;
    const marker = entry.querySelector(`[${STYLE}*='mso-list:Ignore' i], [${STYLE}*='mso-list: Ignore' i]`);
    const isNumbered = /^\s*(\d+|[a-z]+|[ivx]+)[.)]/i.test(marker?.textContent ?? entry.textContent ?? "");
    marker?.remove();
    lists = lists.slice(0, level);
    while (lists.length < level) {
      const list = document.createElement(isNumbered ? "ol" : "ul");
      const parent = lists.at(-1);
      if (parent) {
        const item = parent.lastElementChild ?? parent.appendChild(document.createElement("li"));
        item.append(list);
      } else entry.before(list);
      lists.push(list);
    }
    const item = document.createElement("li");
    const paragraph = document.createElement("p");
    paragraph.append(...entry.childNodes);
    item.append(paragraph);
    lists.at(-1)?.append(item);
    entry.remove();
    last = lists[0] ?? null;
  }
}

function wordLevel(element: Element): number {
  const style = element.getAttribute(STYLE) ?? "";
  return Number(/mso-list:[^;]*level(\d)/i.exec(style)?.[1] ?? 0);
}

function rename(element: Element, name: string): void {
  const next = element.ownerDocument.createElement(name);
  next.append(...element.childNodes);
  element.replaceWith(next);
}
