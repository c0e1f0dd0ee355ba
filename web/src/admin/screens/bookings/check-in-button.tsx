import { Check } from "lucide-react";
import type { Booking } from "~/generated/contract";
import { Button } from "../../ui/button";
import styles from "./check-in-button.module.css";
import { venueClock } from "./slot-time";

interface CheckInButtonProps {
  readonly booking: Booking;
  readonly timeZone: string;
  readonly busy: boolean;
  /** The most important button of its place. */
  readonly primary?: boolean;
  /** In narrow boards only the time is in view. */
  readonly short?: boolean;
  readonly onCheckIn: (booking: Booking) => void;
}

/** Checks a person in. Afterwards it says when that was. */
export function CheckInButton(props: CheckInButtonProps) {
  const { booking, timeZone, busy, primary = false, short = false, onCheckIn } = props;
  if (booking.checkedInAt !== null) {
    return (
      <span className={styles.done} data-short={short || undefined}>
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
