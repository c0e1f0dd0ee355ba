import { within } from "~/core/within";
import { PATIENCE } from "./fetch-page";

/** Where the session keeps the path that was loaded anew because its code was missing. */
const STORAGE_KEY = "missing-page-code";

/**
 * Loads a page as a whole, because its code is missing where this document expects it: so it is after a deployment. Not
 * twice in a row for a path, as the second time has to be the visitor's own. Returns whether the page is about to be left.
 */
export async function reloadForCode(url: URL): Promise<boolean> {
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === url.pathname) {
      sessionStorage.removeItem(STORAGE_KEY);
      return false;
    }
    // Without a server the browser would show its own error page.
    const { ok } = await within(fetch(url, { method: "HEAD" }), PATIENCE);
    if (!ok) return false;
    sessionStorage.setItem(STORAGE_KEY, url.pathname);
  } catch {
    return false;
  }
  location.assign(url);
  return true;
}

/** The document's own code has come. */
export function codeHasCome(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing is kept where there is no storage.
  }
}
