import type { FieldError } from "~/core/contract";
import { campaignMembers } from "./campaign";
import { IdempotentPost, type PostResponse } from "./idempotent-post";
import { detailOf, errorsOf, isAccepted } from "./responses";

/** A failed submission: rejected by the server, or failed for another reason. */
export type Refusal =
  | { readonly kind: "rejected"; readonly errors: readonly FieldError[] }
  /** `status` is 0 without a response; `advice` is the server's text for 429: the exceeded limit and what to do. */
  | { readonly kind: "failed"; readonly status: number; readonly advice: string | null };

export type SendOutcome = { readonly kind: "accepted"; readonly reference: string } | Refusal;

/** Sends the payloads of one form; the server stores a retried payload only once. */
export class FormSender {
  private readonly post: IdempotentPost;

  constructor(url: string, shownAt: number) {
    this.post = new IdempotentPost(url, (response) => readOutcome(response).kind !== "failed", shownAt);
  }

  async send(payload: object): Promise<SendOutcome> {
    return readOutcome(await this.post.send({ ...payload, ...campaignMembers() }));
  }
}

function readOutcome(response: PostResponse): SendOutcome {
  if (response.status !== 200) return readRefusal(response);
  return { kind: "accepted", reference: isAccepted(response.body) ? response.body.data.reference : "" };
}

export function readRefusal({ status, body }: PostResponse): Refusal {
  if (status === 422) return { kind: "rejected", errors: errorsOf(body) };
  return { kind: "failed", status, advice: status === 429 ? detailOf(body) : null };
}
