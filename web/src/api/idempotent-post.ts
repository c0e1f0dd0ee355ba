/**
 * Timeout of a response in milliseconds, above the server's `REQUEST_TIMEOUT` of 20 s, so that a late response is
 * still received.
 */
const TIMEOUT = 25_000;

export interface PostResponse {
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Null if the body was not JSON. */
  readonly body: unknown;
}

/** Session storage key of the last unsettled payload, whose idempotency key thus survives a reload. */
const STORAGE_KEY = "unsettled-post";

/** A payload's checksum (the text itself is not stored) and its idempotency key. */
interface SentPost {
  readonly sum: string;
  readonly key: string;
}

/**
 * Sends payloads to one address. A repeated payload has the same idempotency key until a response settles it, so that
 * the server stores it only once even if the response was lost.
 */
export class IdempotentPost {
  private last: SentPost | null = null;
  private readonly url: string;
  private readonly settles: (response: PostResponse) => boolean;
  private readonly shownAt: number;

  /** `shownAt`: when the form was shown, in milliseconds since the navigation to the document. */
  constructor(url: string, settles: (response: PostResponse) => boolean, shownAt: number) {
    this.url = url;
    this.settles = settles;
    this.shownAt = shownAt;
  }

  async send(payload: object): Promise<PostResponse> {
    const body = JSON.stringify(payload);
    const sum = checksum(this.url + body);
    this.last ??= readUnsettled();
    if (this.last?.sum !== sum) this.last = { sum, key: createKey() };
    storeUnsettled(this.last);
    const response = await this.post(body, this.last.key);
    if (this.settles(response)) {
      this.last = null;
      storeUnsettled(null);
    }
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
          // The server marks forms that were filled in too fast as suspect, without rejecting them.
          "Form-Age": String(Math.round(performance.now() - this.shownAt)),
        },
        body,
        signal: AbortSignal.timeout(TIMEOUT),
      });
      // Without a JSON body the status decides.
      return { status: response.status, body: await response.json().catch(() => null) };
    } catch {
      return { status: 0, body: null };
    }
  }
}

/** Creates a key. `randomUUID` exists only in secure contexts; the site also has to work on a local HTTP address. */
function createKey(): string {
  if (isSecureContext) return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** FNV-1a, in hexadecimal: `crypto.subtle` exists only in secure contexts. */
function checksum(text: string): string {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 0x01000193);
  return (sum >>> 0).toString(16);
}

function readUnsettled(): SentPost | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null");
  } catch {
    return null;
  }
}

function storeUnsettled(post: SentPost | null): void {
  try {
    if (post) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(post));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage a reload loses the key.
  }
}
