import type { Booking } from "~/generated/contract";
import { formError } from "../../api/problem";
import { FormDialog } from "../../ui/dialog";
import { toast } from "../../ui/toast";
import { longDay, slotSpan } from "./slot-time";
import { currentBooking, useBookingChange } from "./use-booking-changes";

interface CancelDialogProps {
  readonly booking: Booking;
  readonly onClose: () => void;
}

/** Names who and when before it cancels. */
export function CancelDialog({ booking, onClose }: CancelDialogProps) {
  const cancel = useBookingChange("cancel", ({ fullName }) => {
    toast(`${fullName}'s booking is cancelled`);
    onClose();
  });
  const current = currentBooking(cancel.error);
  return (
    <FormDialog
      variant="danger"
      title="Cancel this booking?"
      action="Cancel the booking"
      cancel="Do not cancel"
      busy={cancel.isPending}
      error={
        current
          ? "Someone else has changed this booking. The details above are the new ones."
          : formError(cancel.error, [])
      }
      onClose={onClose}
      onSubmit={() => cancel.mutate({ booking })}
    >
      <p>
        <strong>{booking.fullName}</strong>
        {booking.company ? `, ${booking.company}` : ""}
        <br />
        {longDay(booking.day)}, {slotSpan(booking.time)}
      </p>
      <p>The visitor gets a mail, and the slot is free again. This cannot be undone.</p>
    </FormDialog>
  );
}
