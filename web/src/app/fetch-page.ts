import { isObject } from "~/api/shapes";
import type { PageDataResponse } from "~/generated/contract";

/** Timeout of page data in milliseconds: slow phones need far less, and few visitors wait longer. */
export const TIMEOUT = 10_000;

/** Fetches the data of the page at an address. Fails on a server error or a timeout. */
export async function fetchPage(url: URL, signal: AbortSignal): Promise<PageDataResponse> {
  const request = new AbortController();
  const abort = () => request.abort(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort, { once: true });
  const limit = setTimeout(() => request.abort(new Error("request timed out")), TIMEOUT);
  try {
    const response = await fetch(`/_page${url.pathname}${url.search}`, {
      signal: request.signal,
      headers: { Accept: "application/json" },
    });
    // A not-found page is a valid result with its own status; a server error is not.
    if (response.status >= 500) throw new Error(`page data: status ${response.status}`);
    const body: unknown = await response.json();
    if (!isPageAnswer(body)) throw new Error("the response is not page data");
    return body;
  } finally {
    clearTimeout(limit);
    signal.removeEventListener("abort", abort);
  }
}

export function isPageAnswer(body: unknown): body is PageDataResponse {
  if (!isObject(body)) return false;
  return body.kind === "page" ? isObject(body.page) : body.kind === "redirect" && typeof body.to === "string";
}
