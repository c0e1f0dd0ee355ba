import type { SiteDocument } from "./site-document";

/** The page data that the server left in the document as inert JSON. */
export function readEmbeddedDocument(): SiteDocument {
  const element = document.getElementById("page-data");
  return JSON.parse(element?.textContent ?? "") as SiteDocument;
}
