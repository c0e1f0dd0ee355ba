import { useState } from "react";
import type { LandingData, LandingMachines } from "~/generated/contract";
import { Dialog } from "~/ui/overlays/dialog";
import { fillWith } from "~/ui/text/fill";
import { useWords } from "~/ui/text/words";
import { BookingConfirmation, type ConfirmedBooking } from "./booking-confirmation";
import { BookingForm } from "./booking-form";

interface BookingDialogProps {
  readonly landing: LandingData;
  readonly machines: LandingMachines;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The booking form as a dialog. Once a slot is booked, the page shows the confirmation instead. */
export function BookingDialog({ landing, machines, open, onClose }: BookingDialogProps) {
  const words = useWords().booking;
  const [booked, setBooked] = useState<ConfirmedBooking | null>(null);

  return (
    <>
      <Dialog
        id="booking"
        size="lg"
        open={open}
        title={words.title}
        lead={fillWith(words.lead, { booth: landing.booth, minutes: landing.calendar.window.slotMinutes })}
        onClose={onClose}
      >
        <BookingForm
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
          landing={landing}
          booking={booked}
          onDismiss={() => setBooked(null)}
        />
      ) : null}
    </>
  );
}
