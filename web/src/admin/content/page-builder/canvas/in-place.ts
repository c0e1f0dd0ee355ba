import { registerOverlayPortal } from "@puckeditor/core";
import { type Path, valueAt } from "../../schema-form/json";
import type { CanvasEnvironment } from "./canvas-context";
import { plainText, textPaths } from "./text-paths";

/** A text in the canvas that is exactly one text of its section's values. */
interface EditableText {
  readonly element: HTMLElement;
  readonly id: string;
  readonly path: Path;
  readonly text: string;
}

type Environment = Pick<CanvasEnvironment, "payload" | "valuesOf" | "onText" | "announce">;

const DRAG_ATTRIBUTES = [
  "tabindex",
  "aria-roledescription",
  "aria-describedby",
  "aria-pressed",
  "aria-grabbed",
  "aria-disabled",
];

const CONTROLS = "a[href], button, input, select, textarea, summary, video, audio, iframe, [tabindex]";

/** Edits texts in the canvas: double click, or Enter on a focused text. Controls of sections do not react. */
export class InPlaceEditor {
  readonly #document: Document;
  readonly #environment: () => Environment;
  readonly #abort = new AbortController();
  readonly #observer: MutationObserver;
  #end: ((isWanted: boolean) => void) | null = null;
  #selected: string | null = null;

  constructor(document: Document, environment: () => Environment) {
    this.#document = document;
    this.#environment = environment;
    const { signal } = this.#abort;
    document.addEventListener("dblclick", (event) => this.#start(event), { signal });
    document.addEventListener("keydown", (event) => this.#onKeyDown(event), { signal, capture: true });
    // Controls are pictures of themselves here. Puck itself selects the section.
    document.addEventListener("click", preventDefault, { signal, capture: true });
    document.addEventListener("submit", preventDefault, { signal, capture: true });
    document.addEventListener("auxclick", preventDefault, { signal, capture: true });
    this.#observer = new MutationObserver(() => this.#mark());
    this.#observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    this.#mark();
  }

  /** Makes only the texts of this section reachable by Tab. */
  select(id: string | null): void {
    this.#selected = id;
    this.#mark();
  }

  stop(): void {
    this.#end?.(true);
    this.#abort.abort();
    this.#observer.disconnect();
  }

  #mark(): void {
    if (this.#end) return;
    for (const component of this.#document.querySelectorAll("[data-puck-component]")) {
      // dnd-kit makes each a button, with others inside. The outline has what keyboards need.
      component.setAttribute("role", "group");
      for (const name of DRAG_ATTRIBUTES) component.removeAttribute(name);
    }
    for (const section of this.#document.querySelectorAll<HTMLElement>("[data-section]")) {
      const isSelected = section.dataset.section === this.#selected;
      const texts = new Set(isSelected ? textsOf(section, this.#environment()) : []);
      for (const control of section.querySelectorAll<HTMLElement>(CONTROLS)) {
        if (!texts.has(control) && control.tabIndex !== -1) control.tabIndex = -1;
        if (!texts.has(control)) delete control.dataset.text;
      }
      for (const text of texts) {
        text.tabIndex = 0;
        text.dataset.text = "";
      }
    }
  }

  #onKeyDown(event: KeyboardEvent): void {
    const { key, target } = event;
    if (this.#end) {
      // Puck's shortcuts would remove the section.
      event.stopPropagation();
      if (key === "Enter" || key === "Escape") {
        event.preventDefault();
        this.#end(key === "Enter");
      }
      return;
    }
    if (key === "Enter" && isElement(target) && target.dataset.text !== undefined) this.#start(event);
  }

  #start(event: Event): void {
    if (!isElement(event.target) || this.#end) return;
    const found = textAt(event.target, this.#environment());
    if (!found) return;
    event.preventDefault();
    this.#edit(found);
  }

  #edit({ element, id, path, text }: EditableText): void {
    const { payload, onText, announce } = this.#environment();
    const nodes = [...element.childNodes];
    const release = registerOverlayPortal(element, { disableDrag: true });
    const done = new AbortController();
    payload.freeze(id);
    // React's own nodes are put back before it renders again.
    element.replaceChildren(text);
    element.contentEditable = "plaintext-only";
    element.tabIndex = 0;
    element.focus();
    this.#document.getSelection()?.selectAllChildren(element);
    announce("Editing. Enter saves, Escape restores.");
    const end = (isWanted: boolean) => {
      this.#end = null;
      done.abort();
      const changed = plainText(element.textContent ?? "");
      element.replaceChildren(...nodes);
      element.removeAttribute("contenteditable");
      release?.();
      payload.release(id);
      if (isWanted && changed !== plainText(text)) {
        payload.replaceText(id, text, changed);
        onText(id, path, changed);
      }
      this.#mark();
      element.focus({ preventScroll: true });
    };
    element.addEventListener("blur", () => this.#end?.(true), { signal: done.signal });
    this.#end = end;
  }
}

/** Returns the smallest text around an element that a section's values contain once. */
function textAt(target: HTMLElement, { valuesOf }: Environment): EditableText | null {
  const section = target.closest<HTMLElement>("[data-section]");
  const id = section?.dataset.section;
  if (!section || id === undefined) return null;
  const values = valuesOf(id);
  for (
    let element: HTMLElement | null = target;
    element && element !== section;
    element = element.parentElement
  ) {
    const [path, second] = textPaths(values, element.textContent ?? "");
    const text = path && !second ? valueAt(values, path) : undefined;
    if (path && typeof text === "string") return { element, id, path, text };
  }
  return null;
}

/** Returns the elements of a section's editable texts. */
function textsOf(section: HTMLElement, environment: Environment): HTMLElement[] {
  const found: HTMLElement[] = [];
  const walker = section.ownerDocument.createTreeWalker(section, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || found.some((element) => element.contains(parent))) continue;
    const text = parent.closest("[aria-hidden=true]") ? null : textAt(parent, environment);
    if (text) found.push(text.element);
  }
  return found;
}

function preventDefault(event: Event): void {
  if (isElement(event.target) && event.target.closest("[data-section]")) event.preventDefault();
}

/** The canvas has separate classes, so that `instanceof` fails. */
function isElement(target: EventTarget | null): target is HTMLElement {
  return target !== null && "closest" in target;
}
