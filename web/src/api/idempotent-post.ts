/**
 * Timeout of a response in milliseconds, above the server's `REQUEST_TIMEOUT` of 20 s: a late response is still
 * received.
 */
const TIMEOUT = 25_000;

/** The response to a call. */
export interface PostResponse {
  /** 0 without a response. */
  readonly status: number;
  /** Null if the body was not JSON. */
  readonly body: unknown;
}

/**
 * Sends payloads to one address. A repeated payload carries the same key until a response settles it, so that the
 * server stores it once even if only its response was lost.
 */
export class IdempotentPost {
  private last: { readonly body: string; readonly key: string } | null = null;
  private readonly url: string;
  private readonly settles: (response: PostResponse) => boolean;
  private readonly shownAt: number;

  /** `shownAt`: when the visitor got the form, in milliseconds since the navigation to the document. */
  constructor(url: string, settles: (response: PostResponse) => boolean, shownAt: number) {
    this.url = url;
    this.settles = settles;
    this.shownAt = shownAt;
  }

  async send(payload: object): Promise<PostResponse> {
    const body = JSON.stringify(payload);
    if (this.last?.body !== body) this.last = { body, key: createKey() };
    const response = await this.post(body, this.last.key);
    if (this.settles(response)) this.last = null;
    return response;
  }

  private async post(body: string, key: string): Promise<PostResponse> {
    try {
      const response = await fetch(this.url, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          Accept: "application/json",
          "Idempotency-Key": key,
          // The server marks forms that were filled in faster than a person can, without rejecting them.
          "Form-Age": String(Math.round(performance.now() - this.shownAt)),
        },
        body,
        signal: AbortSignal.timeout(TIMEOUT),
      });
      // A body other than JSON still has a status, which alone decides.
      return { status: response.status, body: await response.json().catch(() => null) };
    } catch {
      return { status: 0, body: null };
    }
  }
}

/** Creates a key. `randomUUID` exists in secure contexts only; a site on a plain local address has to work too. */
function createKey(): string {
  if (isSecureContext) return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
