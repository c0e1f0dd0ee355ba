import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Booking } from "~/generated/contract";
import { Problem } from "../../api/problem";
import { reload } from "../../api/reload";
import { request } from "../../api/request";
import { toast } from "../../ui/toast";
import { slotSpan } from "./slot-time";

/** A slot of an event. */
export interface SlotPlace {
  readonly event: string;
  readonly day: string;
  readonly time: string;
}

const pathOf = ({ id }: Pick<Booking, "id">, action: string) =>
  `/bookings/${encodeURIComponent(id)}/${action}`;

/** Loads boards, bookings and numbers again. */
export function refreshBookings(client: QueryClient): Promise<unknown> {
  return reload(client, "board", "booking", "found-bookings", "overview");
}

/** Checks people in, each with an undo. */
export function useCheckIn() {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: ({ booking, checkedIn }: { booking: Booking; checkedIn: boolean; isUndo?: boolean }) =>
      request<Booking>("POST", pathOf(booking, "check-in"), { body: { checkedIn } }),
    onSuccess: (booking, { checkedIn, isUndo }) => {
      if (isUndo) return;
      const undo = () => change.mutate({ booking, checkedIn: !checkedIn, isUndo: true });
      toast(checkedIn ? `${booking.fullName} is checked in` : `${booking.fullName} is no longer checked in`, {
        label: "Undo",
        onClick: undo,
      });
    },
    // The button stays busy until the board shows the change.
    onSettled: () => refreshBookings(client),
  });
  return {
    /** Id of the booking whose request is under way. */
    pendingId: change.isPending ? change.variables.booking.id : null,
    checkIn: (booking: Booking, checkedIn = true) => change.mutate({ booking, checkedIn }),
  };
}

/** Blocks and releases slots, each with an undo. */
export function useSlotBlocks() {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: ({ place, block }: { place: SlotPlace; block: boolean; isUndo?: boolean }) =>
      request<void>("POST", block ? "/bookings/block" : "/bookings/release", { body: place }),
    onSuccess: (_, { place, block, isUndo }) => {
      if (isUndo) return;
      const undo = () => change.mutate({ place, block: !block, isUndo: true });
      toast(`${slotSpan(place.time)} is ${block ? "blocked" : "free again"}`, {
        label: "Undo",
        onClick: undo,
      });
    },
    onSettled: () => refreshBookings(client),
  });
  return {
    block: (place: SlotPlace) => change.mutate({ place, block: true }),
    release: (place: SlotPlace) => change.mutate({ place, block: false }),
  };
}

/** Moves or cancels a booking. A refusal is in `error`, with what someone else has changed. */
export function useBookingChange(action: "move" | "cancel", onChanged: (booking: Booking) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ booking, slot }: { booking: Booking; slot?: Omit<SlotPlace, "event"> }) =>
      request<Booking>("POST", pathOf(booking, action), { body: { ...slot, revision: booking.revision } }),
    meta: { quiet: true },
    onSuccess: onChanged,
    onSettled: () => refreshBookings(client),
  });
}

/** Returns the booking as someone else has changed it, or null. */
export function currentBooking(error: unknown): Booking | null {
  if (!(error instanceof Problem && error.status === 409)) return null;
  return (error.current as Booking | undefined) ?? null;
}
