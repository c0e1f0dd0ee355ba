import { Extension } from "@tiptap/core";
import type { Slice } from "@tiptap/pm/model";
import { Plugin, PluginKey, Selection } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";
import type { MediaItem } from "~/generated/contract";
import type { Uploads } from "../../media/uploads";
import { toast } from "../../ui/toast";
import { type Cleaned, cleanPaste } from "./paste";
import styles from "./rich-text.module.css";

/** The placeholders of pictures that are being uploaded, which are no part of the text. */
const placeholders = new PluginKey<DecorationSet>("picture-uploads");

interface Change {
  readonly add?: { readonly position: number; readonly element: HTMLElement; readonly key: number };
  readonly remove?: number;
}

/**
 * Cleans what is pasted into a text or dropped on it, uploads its pictures, and inserts each at its place.
 *
 * @param onUndescribed receives the file of each inserted picture that has no alternative text
 */
export function pictureUploads(uploads: Uploads, onUndescribed: (item: MediaItem) => void): Extension {
  const start = (view: EditorView, file: File, position: number, describedAs = "") => {
    const { key, done } = uploads.add(file);
    const element = placeholderOf(uploads, key, file.name);
    change(view, { add: { position, element, key } });
    void done.then((item) => {
      if (view.isDestroyed) return;
      const at = positionOf(view, key);
      change(view, { remove: key });
      const image = view.state.schema.nodes.image;
      if (!item || at === null || !image) return;
      const alt = describedAs || item.alt;
      view.dispatch(view.state.tr.replaceRangeWith(at, at, image.create({ src: item.name, alt })));
      if (alt === "") onUndescribed(item);
    });
  };
  const startAll = (view: EditorView, files: readonly File[], position: number) => {
    const pictures = files.filter(({ type }) => type.startsWith("image/"));
    if (pictures.length < files.length)
      toast("A text can only show pictures. Other files were not inserted.");
    for (const file of pictures) start(view, file, position);
  };
  // Of the present paste or drop: the same content as RTF, and the HTML after cleaning.
  let rtf = "";
  let cleaned: Cleaned | null = null;
  const begin = (data: DataTransfer | null) => {
    rtf = data?.getData("text/rtf") ?? "";
    cleaned = null;
    return false;
  };
  /** Inserts a text with pictures. Returns false for a text without. */
  const insert = (view: EditorView, slice: Slice, at: number | null) => {
    if (!cleaned) return false;
    const { pictures, dropped } = cleaned;
    if (dropped > 0) toast(droppedText(dropped));
    if (pictures.size === 0) return false;
    const transaction = view.state.tr;
    if (at !== null) transaction.setSelection(Selection.near(transaction.doc.resolve(at)));
    transaction.replaceSelection(slice);
    const places: number[] = [];
    const inserted: { readonly file: File; readonly alt: string }[] = [];
    transaction.doc.descendants((node, position) => {
      const picture = node.type.name === "image" ? pictures.get(String(node.attrs.src)) : undefined;
      if (!picture) return;
      // Each one before it is removed.
      places.push(position - places.length);
      inserted.push(picture);
    });
    for (const place of places) transaction.delete(place, place + 1);
    view.dispatch(transaction.scrollIntoView().setMeta("paste", true).setMeta("uiEvent", "paste"));
    for (const [index, { file, alt }] of inserted.entries()) start(view, file, places[index] ?? 0, alt);
    return true;
  };
  const plugin = new Plugin<DecorationSet>({
    key: placeholders,
    state: {
      init: () => DecorationSet.empty,
      apply: (transaction, before) => {
        const set = before.map(transaction.mapping, transaction.doc);
        const { add, remove }: Change = transaction.getMeta(placeholders) ?? {};
        if (add) {
          const spec = { key: `upload-${add.key}`, upload: add.key, stopEvent: () => true };
          return set.add(transaction.doc, [Decoration.widget(add.position, add.element, spec)]);
        }
        return remove === undefined ? set : set.remove(found(set, remove));
      },
    },
    props: {
      decorations: (state) => placeholders.getState(state),
      handleDOMEvents: {
        paste: (_view, event) => begin(event.clipboardData),
        drop: (_view, event) => begin(event.dataTransfer),
      },
      transformPastedHTML: (html) => {
        cleaned = cleanPaste(html, rtf, new DOMParser());
        return cleaned.html;
      },
      handlePaste: (view, event, slice) => {
        const files = filesOf(event.clipboardData);
        // Word puts a picture of the copied text next to the text.
        if (files.length === 0 || hasWords(event.clipboardData?.getData("text/html") ?? ""))
          return insert(view, slice, null);
        view.dispatch(view.state.tr.deleteSelection());
        startAll(view, files, view.state.selection.from);
        return true;
      },
      handleDrop: (view, event, slice, isMoved) => {
        if (isMoved) return false;
        const files = filesOf(event.dataTransfer);
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        if (files.length === 0) return insert(view, slice, at ?? null);
        event.preventDefault();
        startAll(view, files, at ?? view.state.selection.from);
        return true;
      },
    },
  });
  return Extension.create({ name: "pictureUploads", addProseMirrorPlugins: () => [plugin] });
}

function droppedText(count: number): string {
  const what = count === 1 ? "1 picture was" : `${count} pictures were`;
  return `${what} not pasted. Paste or drop the files themselves.`;
}

function filesOf(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])];
}

function hasWords(html: string): boolean {
  return (
    html
      .replaceAll(/<(style|title|xml)[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[^>]*>/gi, "")
      .replaceAll(/&nbsp;|\u00a0/g, " ")
      .trim() !== ""
  );
}

function change(view: EditorView, meta: Change): void {
  view.dispatch(view.state.tr.setMeta(placeholders, meta).setMeta("addToHistory", false));
}

function found(set: DecorationSet, key: number): Decoration[] {
  return set.find(undefined, undefined, (spec) => spec.upload === key);
}

/** Returns where the placeholder of an upload is now, or null if its place was deleted. */
function positionOf(view: EditorView, key: number): number | null {
  const set = placeholders.getState(view.state);
  return (set && found(set, key)[0]?.from) ?? null;
}

/** Returns the element of a placeholder: what is uploaded, or why not, and how to cancel it. */
function placeholderOf(uploads: Uploads, key: number, name: string): HTMLElement {
  const element = document.createElement("span");
  element.className = styles.upload ?? "";
  element.contentEditable = "false";
  const text = document.createElement("span");
  const cancel = document.createElement("button");
  cancel.type = "button";
  cancel.addEventListener("click", () => uploads.remove(key));
  element.append(text, cancel);
  const show = () => {
    const upload = uploads.list().find((candidate) => candidate.key === key);
    if (!upload || upload.state === "done") return stop();
    const hasFailed = upload.state === "failed";
    text.textContent = hasFailed ? `${name}: ${upload.error}` : `Uploading ${name}`;
    text.setAttribute("role", hasFailed ? "alert" : "status");
    cancel.textContent = hasFailed ? "Remove" : "Cancel";
    element.toggleAttribute("data-failed", hasFailed);
    return undefined;
  };
  const stop = uploads.subscribe(show);
  show();
  return element;
}
