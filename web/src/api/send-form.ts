import type { FieldError } from "~/core/contract";
import { errorsOf, isAccepted } from "./answers";
import { type Answer, IdempotentPost } from "./idempotent-post";

/** The failure of a call: refused, or without a response. */
export type Refusal =
  | { readonly kind: "rejected"; readonly errors: readonly FieldError[] }
  /** `status` is 0 without a response. */
  | { readonly kind: "failed"; readonly status: number };

/** The outcome of sending a form. */
export type SendOutcome = { readonly kind: "accepted"; readonly reference: string } | Refusal;

/** Sends the payloads of one form; the server stores a retry once. */
export class FormSender {
  private readonly post: IdempotentPost;

  constructor(url: string) {
    this.post = new IdempotentPost(url, (answer) => readOutcome(answer).kind !== "failed");
  }

  async send(payload: object): Promise<SendOutcome> {
    return readOutcome(await this.post.send(payload));
  }
}

function readOutcome(answer: Answer): SendOutcome {
  if (answer.status !== 200) return readRefusal(answer);
  return { kind: "accepted", reference: isAccepted(answer.body) ? answer.body.data.reference : "" };
}

export function readRefusal({ status, body }: Answer): Refusal {
  return status === 422 ? { kind: "rejected", errors: errorsOf(body) } : { kind: "failed", status };
}
