import type { BookingPayload, FieldError } from "core-wasm";
import { type Answer, IdempotentPost } from "./idempotent-post";
import { refusedFields } from "./send-form";

/** A day (`YYYY-MM-DD`) and a slot of it (`10:00 AM-10:30 AM`). */
export interface SlotTime {
  readonly date: string;
  readonly time: string;
}

/** A slot that is the visitor's. */
export interface Booking extends SlotTime {
  readonly reference: string;
  /** The venue's time zone, by its name in the tz database. */
  readonly timeZone: string;
  /** Where its calendar file is. */
  readonly calendarUrl: string;
}

/** A booking as the browser that made it gets it. */
export interface OwnBooking extends Booking {
  /** Where it is moved or cancelled. Nothing else protects it. */
  readonly manageUrl: string;
}

/** What came of asking for a slot. */
export type BookingOutcome =
  | { readonly kind: "booked"; readonly booking: OwnBooking }
  /** Somebody else has it; these are free and near. */
  | { readonly kind: "taken"; readonly alternatives: readonly SlotTime[] }
  | { readonly kind: "rejected"; readonly errors: readonly FieldError[] }
  /** `status` is 0 when there was no answer. */
  | { readonly kind: "failed"; readonly status: number };

/** How long after a lost answer it is asked for again, in milliseconds. */
const RETRY_AFTER = 1_000;

/**
 * Asks for slots; a retry after a lost answer never books twice. The first retry comes by itself: whoever lost the answer
 * may have the slot already, and should not be left to think otherwise.
 */
export class BookingSender {
  private readonly post = new IdempotentPost("/api/book-slot/", (answer) => read(answer).kind !== "failed");

  async send(payload: BookingPayload): Promise<BookingOutcome> {
    const answer = await this.post.send(payload);
    if (answer.status !== 0) return read(answer);
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
    return read(await this.post.send(payload));
  }
}

function read({ status, body }: Answer): BookingOutcome {
  const { data, alternatives } = (body ?? {}) as { data?: OwnBooking; alternatives?: readonly SlotTime[] };
  if (status === 200 && data) return { kind: "booked", booking: data };
  if (status === 409 && alternatives) return { kind: "taken", alternatives };
  if (status === 422) return { kind: "rejected", errors: refusedFields(body) };
  return { kind: "failed", status };
}
