import { useState } from "react";
import { fill, fillWith } from "~/content/fill";
import { booking as copy } from "~/content/landing-booking";
import type { Booking } from "~/core/send-booking";
import type { LandingData } from "~/document/page-data-landing";
import { useShell } from "~/document/shell-context";
import { Button } from "~/ui/button/button";
import { Dialog } from "~/ui/dialog/dialog";
import { Booked } from "./booked";
import { BookingForm } from "./booking-form";
import { slotElsewhere, visitorZone } from "./venue-time";

export interface BookingDialogProps {
  readonly landing: LandingData;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The booking form over the page; once a slot is booked it gives way to the confirmation. */
export function BookingDialog({ landing, open, onClose }: BookingDialogProps) {
  const text = fill(copy, useShell().site);
  const [booked, setBooked] = useState<Booking | null>(null);
  const own = booked ? slotElsewhere(booked, booked.timeZone, visitorZone()) : null;

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
          open={open}
          onBooked={(booking) => {
            setBooked(booking);
            onClose();
          }}
        />
      </Dialog>
      <Dialog
        id="booked"
        open={booked !== null && !open}
        title={text.done.title}
        lead={text.done.lead}
        onClose={() => setBooked(null)}
      >
        {booked ? (
          <Booked
            text={text.done}
            landing={landing}
            booking={booked}
            own={own ? fillWith(text.yourTime, { time: own }) : null}
          >
            <Button onClick={() => setBooked(null)}>{text.done.close}</Button>
          </Booked>
        ) : null}
      </Dialog>
    </>
  );
}
