import type { Head } from "~/page/head";

/** Updates the document's head after a client-side navigation. */
export function applyHead(head: Head): void {
  document.title = head.title;
  setMeta("name", "description", head.description);
  setMeta("name", "robots", head.robots);
  setMeta("property", "og:title", head.title);
  setMeta("property", "og:description", head.description);
  setMeta("property", "og:type", head.ogType);
  setMeta("property", "og:url", head.canonical);
  // Only the server knows the address of a share image.
  setMeta("property", "og:image", null);
  for (const part of ["width", "height", "alt"]) setMeta("property", `og:image:${part}`, null);
  setMeta("name", "twitter:card", "summary");
  setElement("link", "rel", "canonical", "href", head.canonical);
  setJsonLd(head.jsonLd);
}

function setMeta(key: "name" | "property", name: string, content: string | null): void {
  setElement("meta", key, name, "content", content);
}

/** Sets an attribute of the element identified by another attribute; removes the element if there is no value. */
function setElement(tag: string, key: string, name: string, attribute: string, value: string | null): void {
  const found = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (value === null) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, name);
  element.setAttribute(attribute, value);
}

function setJsonLd(entries: readonly object[]): void {
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) script.remove();
  for (const entry of entries) {
    const script = document.head.appendChild(document.createElement("script"));
    script.type = "application/ld+json";
    script.textContent = JSON.stringify(entry);
  }
}
