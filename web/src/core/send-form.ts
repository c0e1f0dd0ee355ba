import type { FieldError } from "core-wasm";
import { type Answer, IdempotentPost } from "./idempotent-post";

/** What came of sending a form. */
export type SendOutcome =
  | { readonly kind: "accepted"; readonly reference: string }
  | { readonly kind: "rejected"; readonly errors: readonly FieldError[] }
  /** `status` is 0 when there was no answer. */
  | { readonly kind: "failed"; readonly status: number };

/** Sends one form's payloads; a retry after a failure is stored once. */
export class FormSender {
  private readonly post: IdempotentPost;

  constructor(url: string) {
    this.post = new IdempotentPost(url, (answer) => readOutcome(answer).kind !== "failed");
  }

  async send(payload: object): Promise<SendOutcome> {
    return readOutcome(await this.post.send(payload));
  }
}

function readOutcome({ status, body }: Answer): SendOutcome {
  if (status === 200) {
    return {
      kind: "accepted",
      reference: (body as { data?: { reference?: string } } | null)?.data?.reference ?? "",
    };
  }
  if (status === 422) return { kind: "rejected", errors: refusedFields(body) };
  return { kind: "failed", status };
}

/** What the server found wrong, of the body of a 422. */
export function refusedFields(body: unknown): readonly FieldError[] {
  return (body as { errors?: FieldError[] } | null)?.errors ?? [];
}
