import { withTimeout } from "~/core/with-timeout";
import { TIMEOUT } from "./fetch-page";

/** Session storage key of the path that was reloaded because its code was missing. */
const STORAGE_KEY = "missing-page-code";

/**
 * Reloads a page whose code is missing at the address that this document expects, as after a deployment. Not twice in a
 * row for a path: the second reload has to be the visitor's own. Returns true when the page is about to be left: not for
 * a navigation that another one has aborted meanwhile.
 */
export async function reloadForCode(url: URL, signal: AbortSignal): Promise<boolean> {
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === url.pathname) {
      sessionStorage.removeItem(STORAGE_KEY);
      return false;
    }
    // Without a server the browser would show its own error page.
    const { ok } = await withTimeout(fetch(url, { method: "HEAD", signal }), TIMEOUT);
    if (!ok || signal.aborted) return false;
    sessionStorage.setItem(STORAGE_KEY, url.pathname);
  } catch {
    return false;
  }
  // After Back the entry has the address already, and assigning one with a fragment would only scroll to it.
  if (url.href === location.href) location.reload();
  else location.assign(url);
  return true;
}

/** Notes that the document's own code has loaded. */
export function codeHasCome(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is not available.
  }
}
