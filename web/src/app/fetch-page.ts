import { withTimeout } from "~/core/with-timeout";
import type { PageDataResponse } from "~/generated/contract";

/** Timeout of page data in milliseconds: slow phones need far less, and few visitors wait longer. */
export const TIMEOUT = 10_000;

/** Fetches the data of the page at an address. Fails on a server error or a timeout. */
export function fetchPage(url: URL, signal: AbortSignal): Promise<PageDataResponse> {
  return withTimeout(request(url, signal), TIMEOUT);
}

async function request(url: URL, signal: AbortSignal): Promise<PageDataResponse> {
  const response = await fetch(`/_page${url.pathname}${url.search}`, {
    signal,
    headers: { Accept: "application/json" },
  });
  // A not-found page is a valid result with its own status; a server error is not.
  if (response.status >= 500) throw new Error(`page data: status ${response.status}`);
  return response.json();
}
