import { Plus } from "lucide-react";
import { Link } from "react-router-dom";
import type { Board, BoardSlot, Booking } from "~/generated/contract";
import { Button } from "../../ui/button";
import { SpamMark } from "../../ui/detail";
import { boardAddress, slotState } from "./board-place";
import { CheckInButton } from "./check-in-button";
import { SlotMark } from "./slot-mark";
import styles from "./slot-row.module.css";
import { slotSpan, slotStart } from "./slot-time";

export interface SlotRowActions {
  /** Id of the booking that is being checked in. */
  readonly pendingId: string | null;
  readonly mayBook: boolean;
  readonly onCheckIn: (booking: Booking) => void;
  readonly onBook: (slot: BoardSlot) => void;
  readonly onRelease: (slot: BoardSlot) => void;
}

interface SlotRowProps extends SlotRowActions {
  readonly slot: BoardSlot;
  readonly board: Board;
  readonly now: number;
  /** The slot of today that is under way or next. */
  readonly isCurrent: boolean;
  readonly isPast: boolean;
  readonly isOpen: boolean;
}

export function SlotRow(props: SlotRowProps) {
  const { slot, now, isCurrent, isPast, isOpen } = props;
  const [clock, half] = slotStart(slot.time).split(" ");
  return (
    <li
      className={styles.row}
      data-id={slot.booking?.id}
      data-state={slotState(slot, now)}
      data-past={isPast || undefined}
      aria-current={isCurrent ? "time" : undefined}
      data-open={isOpen || undefined}
    >
      <p className={styles.time}>
        <strong>{clock}</strong> {half}
      </p>
      <div className={styles.card}>
        <SlotMark state={slotState(slot, now)} />
        <CardContent {...props} />
      </div>
    </li>
  );
}

function CardContent(props: SlotRowProps) {
  const { slot, board, now, isOpen, mayBook, onBook, onRelease } = props;
  const span = slotSpan(slot.time);
  if (slot.booking) return <BookedContent {...props} booking={slot.booking} isOpen={isOpen} board={board} />;
  switch (slotState(slot, now)) {
    case "blocked":
      return (
        <>
          <span className={styles.word}>Blocked</span>
          {mayBook ? (
            <Button data-slot variant="ghost" className={styles.action} onClick={() => onRelease(slot)}>
              Release<span className="visually-hidden"> {span}</span>
            </Button>
          ) : null}
        </>
      );
    case "past":
      return <span className={styles.word}>Not booked</span>;
    default:
      return mayBook ? (
        <button type="button" data-slot={slot.time} className={styles.whole} onClick={() => onBook(slot)}>
          Free<span className="visually-hidden">, {span}: </span>
          <span className={styles.hint}>
            <Plus aria-hidden="true" size={16} />
            Book
          </span>
        </button>
      ) : (
        <span className={styles.word}>Free</span>
      );
  }
}

function BookedContent({
  booking,
  slot,
  board,
  isOpen,
  pendingId,
  onCheckIn,
}: SlotRowProps & { readonly booking: Booking }) {
  const { event, day } = board;
  return (
    <>
      <Link
        data-slot
        to={boardAddress(event.token, day, booking.id)}
        className={styles.whole}
        aria-current={isOpen ? "true" : undefined}
      >
        <span className={styles.name}>{booking.fullName}</span>
        <span className={styles.company}>{booking.company}</span>
        <span className="visually-hidden">, {slotSpan(slot.time)}</span>
      </Link>
      {booking.suspect ? <SpamMark /> : null}
      <span className={styles.reference}>{booking.reference}</span>
      {day === event.today || booking.checkedInAt !== null ? (
        <span className={styles.action}>
          <CheckInButton
            booking={booking}
            timeZone={event.timeZone}
            busy={pendingId === booking.id}
            short
            onCheckIn={onCheckIn}
          />
        </span>
      ) : null}
    </>
  );
}
