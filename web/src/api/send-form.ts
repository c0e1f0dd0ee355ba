import type { FieldError } from "~/core/contract";
import type { Accepted, ProblemDetails } from "~/generated/contract";
import { campaignMembers } from "./campaign";
import { IdempotentPost, type PostResponse } from "./idempotent-post";

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
  const body = response.body as Partial<Accepted> | null;
  return { kind: "accepted", reference: body?.data?.reference ?? "" };
}

export function readRefusal({ status, body }: PostResponse): Refusal {
  // A proxy's response has none of the members.
  const problem = body as Partial<ProblemDetails> | null;
  if (status === 422) return { kind: "rejected", errors: problem?.errors ?? [] };
  return { kind: "failed", status, advice: (status === 429 && problem?.detail) || null };
}
