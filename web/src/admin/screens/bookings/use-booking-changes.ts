import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Board, BoardSlot, Booking } from "~/generated/contract";
import { Problem } from "../../api/problem";
import { bookingQuery } from "../../api/queries";
import { reload } from "../../api/reload";
import { request } from "../../api/request";
import type { Alternative } from "../../api/types";
import { toast } from "../../ui/toast";
import { slotLabel, slotSpan } from "./slot-time";

/** A slot of an event. */
export interface SlotPlace {
  readonly event: string;
  readonly day: string;
  readonly time: string;
}

const pathOf = ({ id }: Pick<Booking, "id">, action: string) =>
  `/bookings/${encodeURIComponent(id)}/${action}`;

/** Loads boards, bookings and numbers again. */
export function refreshBookings(client: QueryClient): void {
  reload(client, "board", "booking", "found-bookings", "overview");
}

/** Shows a changed booking at once, before the board has loaded again. */
function storeBooking(client: QueryClient, booking: Booking): void {
  const update = <T extends Booking>(known: T) =>
    known.id === booking.id ? { ...known, ...booking } : known;
  client.setQueryData(bookingQuery(booking.id).queryKey, (known) => known && update(known));
  client.setQueriesData<Booking[]>({ queryKey: ["found-bookings"] }, (found) => found?.map(update));
  client.setQueriesData<Board>(
    { queryKey: ["board"] },
    (board) => board && { ...board, slots: board.slots.map((slot) => updateSlot(board, slot, booking)) },
  );
  refreshBookings(client);
}

function updateSlot(board: Board, slot: BoardSlot, booking: Booking): BoardSlot {
  if (slot.booking?.id !== booking.id) return slot;
  const isHere = booking.cancelledAt === null && booking.day === board.day && booking.time === slot.time;
  return isHere ? { ...slot, booking } : { ...slot, state: "free", booking: null };
}

/** Checks people in, each with an undo. */
export function useCheckIn() {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: ({ booking, checkedIn }: { booking: Booking; checkedIn: boolean; isUndo?: boolean }) =>
      request<Booking>("POST", pathOf(booking, "check-in"), { body: { checkedIn } }),
    onSuccess: (booking, { checkedIn, isUndo }) => {
      storeBooking(client, booking);
      if (isUndo) return;
      const undo = () => change.mutate({ booking, checkedIn: !checkedIn, isUndo: true });
      toast(checkedIn ? `${booking.fullName} is checked in` : `${booking.fullName} is no longer checked in`, {
        label: "Undo",
        onClick: undo,
      });
    },
    onError: () => refreshBookings(client),
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

/** Moves a booking. A refusal is in `error`; with it comes what someone else has changed, which is shown at once. */
export function useMoveBooking(onMoved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ booking, slot }: { booking: Booking; slot: Alternative }) =>
      request<Booking>("POST", pathOf(booking, "move"), {
        body: { day: slot.date, time: slot.time, revision: booking.revision },
      }),
    meta: { quiet: true },
    onSuccess: (booking) => {
      storeBooking(client, booking);
      toast(`${booking.fullName} is moved to ${slotLabel(booking)}`);
      onMoved();
    },
    onError: (error) => storeCurrent(client, error),
  });
}

export function useCancelBooking(onCancelled: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (booking: Booking) =>
      request<Booking>("POST", pathOf(booking, "cancel"), { body: { revision: booking.revision } }),
    meta: { quiet: true },
    onSuccess: (booking) => {
      storeBooking(client, booking);
      toast(`${booking.fullName}'s booking is cancelled`);
      onCancelled();
    },
    onError: (error) => storeCurrent(client, error),
  });
}

/** Returns the booking as someone else has changed it, or null. */
export function currentBooking(error: unknown): Booking | null {
  if (!(error instanceof Problem && error.status === 409)) return null;
  return (error.current as Booking | undefined) ?? null;
}

function storeCurrent(client: QueryClient, error: unknown): void {
  const current = currentBooking(error);
  if (current) storeBooking(client, current);
  else refreshBookings(client);
}
