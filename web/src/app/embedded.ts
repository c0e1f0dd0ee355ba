import type { SiteDocument } from "~/page/site-document";

/** Returns the page data that the server embedded in the document as inert JSON. */
export function readEmbeddedDocument(): SiteDocument {
  const element = document.getElementById("page-data");
  const embedded: SiteDocument = JSON.parse(element?.textContent ?? "");
  return embedded;
}
