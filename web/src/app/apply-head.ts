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
  setCanonical(head.canonical);
  setJsonLd(head.jsonLd);
}

function setMeta(key: "name" | "property", name: string, content: string | null): void {
  const found = document.head.querySelector(`meta[${key}="${name}"]`);
  if (content === null) {
    found?.remove();
    return;
  }
  const meta = found ?? document.head.appendChild(document.createElement("meta"));
  meta.setAttribute(key, name);
  meta.setAttribute("content", content);
}

function setCanonical(href: string | null): void {
  const found = document.head.querySelector('link[rel="canonical"]');
  if (href === null) {
    found?.remove();
    return;
  }
  const link = found ?? document.head.appendChild(document.createElement("link"));
  link.setAttribute("rel", "canonical");
  link.setAttribute("href", href);
}

function setJsonLd(entries: readonly object[]): void {
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) script.remove();
  for (const entry of entries) {
    const script = document.head.appendChild(document.createElement("script"));
    script.type = "application/ld+json";
    script.textContent = JSON.stringify(entry);
  }
}
