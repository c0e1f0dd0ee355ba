import { withTimeout } from "~/core/with-timeout";
import { TIMEOUT } from "./fetch-page";

/** Session storage key of the path that was reloaded because its code was missing. */
const STORAGE_KEY = "missing-page-code";

/**
 * Reloads a page whose code is missing at the address that this document expects, as after a deployment. Does not
 * reload the same path twice in a row; the visitor has to do that. Returns true if the page is about to be left, and
 * false if another navigation has aborted this one.
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
  // After Back the address is current already; assigning it with a fragment would only scroll to the fragment.
  if (url.href === location.href) location.reload();
  else location.assign(url);
  return true;
}

/** Records that the code has loaded, so that the next failure may reload again. */
export function clearReloadGuard(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is unavailable.
  }
}
