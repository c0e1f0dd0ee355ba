import X from "lucide-react/icons/x";
import { useLayoutEffect, useRef } from "react";
import type { BookedMeeting, LandingData } from "~/generated/contract";
import { useArrivalFocus } from "~/ui/browser/use-arrival-focus";
import { Section } from "~/ui/layout/section";
import { AppLink } from "~/ui/links/app-link";
import { Button } from "~/ui/links/button";
import { fillWith } from "~/ui/text/fill";
import { useWords } from "~/ui/text/words";
import styles from "./booking-confirmation.module.css";
import { BookingSummary } from "./booking-summary";
import { confirmationLead } from "./confirmation-lead";
import { slotElsewhere, visitorZone } from "./venue-time";

/** The chosen slot, as the picker showed it. */
export interface ChosenSlot {
  readonly dateLabel: string;
  readonly weekday: string;
  readonly timeLabel: string;
  /** Start of the slot, in minutes since the venue's midnight. */
  readonly start: number;
  /** Start of the slot, in UTC milliseconds. */
  readonly startsAt: number | null;
}

export type ConfirmedBooking = BookedMeeting & ChosenSlot;

interface BookingConfirmationProps {
  readonly landing: LandingData;
  readonly booking: ConfirmedBooking;
  readonly onDismiss: () => void;
}

const HEADING = "booked-title";

/** The confirmation of a new booking. It takes the focus, stays until dismissed, and then returns the focus. */
export function BookingConfirmation({ landing, booking, onDismiss }: BookingConfirmationProps) {
  const words = useWords();
  const done = words.booked;
  const own = slotElsewhere(booking, visitorZone(), landing.calendar.formats);
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    before.current = document.activeElement;
  }, []);
  const box = useArrivalFocus<HTMLElement>();
  const dismiss = () => {
    if (before.current instanceof HTMLElement) before.current.focus();
    onDismiss();
  };

  return (
    <Section ground="paper">
      <section ref={box} className={styles.confirmation} tabIndex={-1} aria-labelledby={HEADING}>
        <h2 id={HEADING}>{done.title}</h2>
        <p className={styles.lead}>{confirmationLead(done, booking)}</p>
        <BookingSummary
          landing={landing}
          booking={booking}
          own={own ? fillWith(words.booking.yourTime, { time: own }) : null}
        >
          <AppLink className={styles.link} href={`${booking.manageUrl}#move`}>
            {done.moveLink}
          </AppLink>
          <AppLink className={styles.link} href={`${booking.manageUrl}#cancel`}>
            {done.cancel}
          </AppLink>
          <Button icon={X} variant="secondary" onClick={dismiss}>
            {done.dismiss}
          </Button>
        </BookingSummary>
      </section>
    </Section>
  );
}
