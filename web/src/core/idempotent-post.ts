/** How long an answer may take, in milliseconds: longer than the server's own limit. */
const TIMEOUT = 15_000;

/** What a call was answered. */
export interface Answer {
  /** 0 when there was no answer. */
  readonly status: number;
  /** Null where it was no JSON. */
  readonly body: unknown;
}

/**
 * Sends payloads to one address. The same payload sent again carries the same key until an answer has settled it, so that
 * the server stores it once even when only its answer was lost.
 */
export class IdempotentPost {
  private last: { readonly body: string; readonly key: string } | null = null;
  private readonly url: string;
  private readonly settles: (answer: Answer) => boolean;
  /** The server's engine, which makes one while it renders, has no clock. */
  private readonly shownAt = import.meta.env.SSR ? 0 : performance.now();

  constructor(url: string, settles: (answer: Answer) => boolean) {
    this.url = url;
    this.settles = settles;
  }

  async send(payload: object): Promise<Answer> {
    const body = JSON.stringify(payload);
    if (this.last?.body !== body) this.last = { body, key: createKey() };
    const answer = await this.post(body, this.last.key);
    if (this.settles(answer)) this.last = null;
    return answer;
  }

  private async post(body: string, key: string): Promise<Answer> {
    try {
      const response = await fetch(this.url, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          Accept: "application/json",
          "Idempotency-Key": key,
          // What is filled in faster than a person can is marked for the owner, and kept.
          "Form-Age": String(Math.round(performance.now() - this.shownAt)),
        },
        body,
        signal: AbortSignal.timeout(TIMEOUT),
      });
      // Anything that is not JSON still has a status, and the status alone decides.
      return { status: response.status, body: await response.json().catch(() => null) };
    } catch {
      return { status: 0, body: null };
    }
  }
}

/** `randomUUID` exists only where the connection is secure; a site on a plain local address has to work too. */
function createKey(): string {
  if (isSecureContext) return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
