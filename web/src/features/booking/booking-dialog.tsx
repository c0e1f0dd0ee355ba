import { useState } from "react";
import type { LandingData, LandingMachines } from "~/generated/contract";
import { useShell } from "~/page/shell-context";
import { Dialog } from "~/ui/dialog";
import { fill, fillWith } from "~/ui/fill";
import { BookingConfirmation, type ConfirmedBooking } from "./booking-confirmation";
import { BookingForm } from "./booking-form";
import { booking as copy } from "./words";

interface BookingDialogProps {
  readonly landing: LandingData;
  readonly machines: LandingMachines;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The booking form over the page; once a slot is booked, the confirmation stands on the page in its place. */
export function BookingDialog({ landing, machines, open, onClose }: BookingDialogProps) {
  const text = fill(copy, useShell().site);
  const [booked, setBooked] = useState<ConfirmedBooking | null>(null);

  return (
    <>
      <Dialog
        id="booking"
        size="lg"
        open={open}
        title={text.title}
        lead={fillWith(text.lead, { booth: landing.booth, minutes: landing.calendar.window.slotMinutes })}
        onClose={onClose}
      >
        <BookingForm
          text={text}
          landing={landing}
          machines={machines}
          open={open}
          onBooked={(booking) => {
            setBooked(booking);
            onClose();
          }}
        />
      </Dialog>
      {booked ? (
        <BookingConfirmation
          key={booked.reference}
          text={text}
          landing={landing}
          booking={booked}
          onDismiss={() => setBooked(null)}
        />
      ) : null}
    </>
  );
}
