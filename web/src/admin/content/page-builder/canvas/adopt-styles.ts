/** The element that replaces a style element. Browsers don't know it, so the policy doesn't apply to it. */
const RULES = "adopted-style";

/**
 * Makes the style elements that scripts create in a document work under a content security policy without inline
 * styles: their rules become constructed stylesheets. Puck and dnd-kit create such elements while something is dragged,
 * with texts that change, so that the policy can't name their hashes.
 */
export function adoptStyles(document: Document): () => void {
  const view = document.defaultView;
  if (!view || Object.hasOwn(document, "createElement")) return () => undefined;
  const sheets = new Map<Element, CSSStyleSheet>();
  const create = document.createElement.bind(document);
  document.createElement = ((name: string, options?: ElementCreationOptions) =>
    create(name.toLowerCase() === "style" ? RULES : name, options)) as Document["createElement"];

  const update = () => {
    const present = new Set(document.querySelectorAll(RULES));
    for (const element of sheets.keys()) if (!present.has(element)) sheets.delete(element);
    for (const element of present) {
      const sheet = sheets.get(element) ?? new view.CSSStyleSheet();
      sheet.replaceSync(element.textContent ?? "");
      sheets.set(element, sheet);
    }
    document.adoptedStyleSheets = [...sheets.values()];
  };
  const observer = new view.MutationObserver(update);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    observer.disconnect();
    sheets.clear();
    document.adoptedStyleSheets = [];
    Reflect.deleteProperty(document, "createElement");
  };
}
