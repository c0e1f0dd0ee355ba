import type { Head } from "~/page/head";

/** The description of the document's first page for shared links and crawlers, which load documents. */
const FIRST_PAGE = "meta[property^='og:'], meta[name='twitter:card'], script[type='application/ld+json']";

/** Updates the document's head after a client-side navigation. */
export function applyHead(head: Head): void {
  document.title = head.title;
  setElement("meta", "description", "content", head.description);
  setElement("meta", "robots", "content", head.robots);
  setElement("link", "canonical", "href", head.canonical);
  for (const element of document.querySelectorAll(FIRST_PAGE)) element.remove();
}

/** Sets an attribute of the element with a name; removes the element if there is no value. */
function setElement(tag: "meta" | "link", name: string, attribute: string, value: string | null): void {
  const key = tag === "meta" ? "name" : "rel";
  const found = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (value === null) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, name);
  element.setAttribute(attribute, value);
}
