import type { AlternativeChoice, FieldError } from "~/core/contract";
import type { Booking, SlotTime } from "~/core/send-booking";
import type { LandingData, RefusedForm } from "./page-data-landing";

/** A day that can be booked, with all of its slots, as the core lists them. */
export interface SlotDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `12 Oct 2027`. */
  readonly label: string;
  readonly weekday: string;
  /** How many slots are free. */
  readonly free: number;
  readonly slots: readonly {
    /** The form of the wire. */
    readonly time: string;
    readonly label: string;
    /** Why it cannot be chosen; null when it can. */
    readonly reason: string | null;
  }[];
}

/** What was booked, with the labels that a page shows. */
export interface ShownBooking extends Booking {
  readonly dateLabel: string;
  readonly timeLabel: string;
}

/** `/{token}/book`: the landing's booking form as a page. */
export interface LandingBookData {
  readonly landing: LandingData;
  readonly days: readonly SlotDay[];
  /** Goes back with the form, so that sending it twice books once. */
  readonly requestId: string;
  readonly form:
    | (Omit<RefusedForm, "values"> & {
        readonly values: RefusedForm["values"] & Partial<SlotTime>;
        readonly alternatives: readonly AlternativeChoice[];
      })
    | null;
  readonly sent: ShownBooking | null;
}

/** `/booking/{key}`: a visitor's own booking, found by the signed link of the confirmation mail. */
export interface ManageBookingData {
  readonly state: "booked" | "cancelled" | "past" | "unknown";
  readonly landing: LandingData | null;
  readonly days: readonly SlotDay[];
  readonly booking: (ShownBooking & { readonly name: string }) | null;
  readonly done: "cancelled" | "moved" | null;
  readonly form: {
    readonly errors: readonly FieldError[];
    readonly failure: string | null;
    readonly alternatives: readonly AlternativeChoice[];
  } | null;
}
