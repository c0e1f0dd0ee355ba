import type { Payload } from "~/core/contract";
import type { Alternative, BookedMeeting, BookedSlot, ProblemDetails } from "~/generated/contract";
import { IdempotentPost, type PostResponse } from "./idempotent-post";
import { type Refusal, readRefusal } from "./send-form";

export type BookingOutcome =
  | { readonly kind: "accepted"; readonly reference: string; readonly booking: BookedMeeting }
  /** The slot is no longer free; `alternatives` are free slots near it. */
  | { readonly kind: "taken"; readonly alternatives: readonly Alternative[] }
  | Refusal;

/** Delay before the retry after a lost response, in milliseconds. */
const RETRY_AFTER = 1_000;

/**
 * Books slots; a retry after a lost response never books twice. The first retry is automatic: the lost request may
 * have booked the slot already.
 */
export class BookingSender {
  private readonly post: IdempotentPost;

  constructor(shownAt: number) {
    this.post = new IdempotentPost(
      "/api/book-slot/",
      (response) => read(response).kind !== "failed",
      shownAt,
    );
  }

  async send(payload: Payload): Promise<BookingOutcome> {
    const response = await this.post.send(payload);
    if (response.status !== 0) return read(response);
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
    return read(await this.post.send(payload));
  }
}

function read(response: PostResponse): BookingOutcome {
  const { status, body } = response;
  const { data, alternatives } = (body ?? {}) as Partial<BookedSlot & ProblemDetails>;
  if (status === 200 && data) return { kind: "accepted", reference: data.reference, booking: data };
  return status === 409 && alternatives ? { kind: "taken", alternatives } : readRefusal(response);
}
