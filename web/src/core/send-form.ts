import type { FieldError } from "core-wasm";

/** How long an answer may take, in milliseconds: longer than the server's own limit. */
const TIMEOUT = 15_000;

/** What came of sending a form. */
export type SendOutcome =
  | { readonly kind: "accepted"; readonly reference: string }
  | { readonly kind: "rejected"; readonly errors: readonly FieldError[] }
  /** `status` is 0 when there was no answer. */
  | { readonly kind: "failed"; readonly status: number };

/**
 * Sends one form's payloads. The same payload sent again, after a failure, carries the same key, so that the server
 * stores it once even when only its answer was lost.
 */
export class FormSender {
  private last: { readonly body: string; readonly key: string } | null = null;
  private readonly url: string;
  private readonly shownAt = performance.now();

  constructor(url: string) {
    this.url = url;
  }

  async send(payload: object): Promise<SendOutcome> {
    const body = JSON.stringify(payload);
    if (this.last?.body !== body) this.last = { body, key: createKey() };
    const outcome = await this.post(body, this.last.key);
    if (outcome.kind !== "failed") this.last = null;
    return outcome;
  }

  private async post(body: string, key: string): Promise<SendOutcome> {
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
      return await readOutcome(response);
    } catch {
      return { kind: "failed", status: 0 };
    }
  }
}

async function readOutcome(response: Response): Promise<SendOutcome> {
  // Anything that is not JSON still has a status, and the status alone decides.
  const body: unknown = await response.json().catch(() => null);
  if (response.status === 200) {
    return {
      kind: "accepted",
      reference: (body as { data?: { reference?: string } } | null)?.data?.reference ?? "",
    };
  }
  if (response.status === 422) {
    return { kind: "rejected", errors: (body as { errors?: FieldError[] } | null)?.errors ?? [] };
  }
  return { kind: "failed", status: response.status };
}

/** `randomUUID` exists only where the connection is secure; a site on a plain local address has to work too. */
function createKey(): string {
  if (isSecureContext) return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
