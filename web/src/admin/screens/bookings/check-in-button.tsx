import { Check } from "lucide-react";
import type { Booking } from "../../api/types";
import { Button } from "../../ui/button";
import styles from "./check-in-button.module.css";
import { venueClock } from "./slot-time";

interface CheckInButtonProps {
  readonly booking: Booking;
  readonly timeZone: string;
  readonly busy: boolean;
  /** The most important button of its place. */
  readonly primary?: boolean;
  readonly onCheckIn: (booking: Booking) => void;
}

/** Checks a person in. Afterwards it says when that was. */
export function CheckInButton({ booking, timeZone, busy, primary = false, onCheckIn }: CheckInButtonProps) {
  if (booking.checkedInAt !== null) {
    return (
      <span className={styles.done}>
        <Check aria-hidden="true" size={16} strokeWidth={2.25} />
        <span>
          <span className={styles.words}>Checked in </span>
          {venueClock(booking.checkedInAt, timeZone)}
        </span>
      </span>
    );
  }
  return (
    <Button
      variant={primary ? "primary" : "secondary"}
      className={styles.button}
      busy={busy}
      onClick={() => onCheckIn(booking)}
    >
      Check in
      <span className="visually-hidden"> {booking.fullName}</span>
    </Button>
  );
}
