import type { DeliveryInfo, LeadRow, LeadState } from "~/generated/contract";

/** The form that a lead came through. */
export type LeadForm = LeadRow["form"];

/** Fields that a change of one or several leads may set. */
export interface LeadChange {
  state?: LeadState;
  assignee?: string | null;
}

/** An event whose landing offers slots. */
export interface BoardEvent {
  readonly token: string;
  readonly name: string;
  readonly timeZone: string;
  /** `YYYY-MM-DD`. */
  readonly days: readonly string[];
  /** The venue's day today, if it is one of `days`. */
  readonly today: string | null;
  readonly ended: boolean;
}

export interface Booking {
  readonly id: string;
  readonly reference: string;
  /** The landing's token. */
  readonly event: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** `10:00 AM-10:30 AM`, venue time. */
  readonly time: string;
  /** UTC milliseconds. */
  readonly startsAt: number;
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  /** True when a program seems to have filled in the form. */
  readonly suspect: boolean;
  readonly checkedInAt: number | null;
  readonly cancelledAt: number | null;
  /** Raised with each change. */
  readonly revision: number;
  readonly createdAt: number;
}

export interface WholeBooking extends Booking {
  readonly messages: readonly DeliveryInfo[];
}

export interface BoardSlot {
  readonly time: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly state: "free" | "blocked" | "booked";
  readonly past: boolean;
  readonly booking: Booking | null;
}

/** A day of an event. */
export interface Board {
  readonly event: BoardEvent;
  readonly day: string;
  readonly slots: readonly BoardSlot[];
  readonly cancelled: readonly Booking[];
}

/** A slot that a refusal offers instead. */
export interface Alternative {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly time: string;
}

/** Numbers of the overview for editors. A server without drafts leaves them out. */
export interface ContentNumbers {
  readonly myDrafts?: number;
  readonly scheduled?: number;
}
