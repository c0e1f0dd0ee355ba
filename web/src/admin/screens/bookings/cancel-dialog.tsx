import type { Booking } from "~/generated/contract";
import { formError } from "../../api/problem";
import { Button } from "../../ui/button";
import { Dialog, DialogActions } from "../../ui/dialog";
import { FormError } from "../../ui/field";
import { longDay, slotSpan } from "./slot-time";
import { currentBooking, useCancelBooking } from "./use-booking-changes";

interface CancelDialogProps {
  readonly booking: Booking;
  readonly onClose: () => void;
}

/** Names who and when before it cancels. */
export function CancelDialog({ booking, onClose }: CancelDialogProps) {
  const cancel = useCancelBooking(onClose);
  const current = currentBooking(cancel.error);
  return (
    <Dialog open title="Cancel this booking?" onClose={onClose}>
      <p>
        <strong>{booking.fullName}</strong>
        {booking.company ? `, ${booking.company}` : ""}
        <br />
        {longDay(booking.day)}, {slotSpan(booking.time)}
      </p>
      <p>The visitor gets a mail, and the slot is free again. This cannot be undone.</p>
      <FormError
        message={
          current
            ? "Someone else has changed this booking. The details above are the new ones."
            : formError(cancel.error, [])
        }
      />
      <DialogActions>
        <Button onClick={onClose}>Do not cancel</Button>
        <Button variant="danger" busy={cancel.isPending} onClick={() => cancel.mutate(booking)}>
          Cancel the booking
        </Button>
      </DialogActions>
    </Dialog>
  );
}
