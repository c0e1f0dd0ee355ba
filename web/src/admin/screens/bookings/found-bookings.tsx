import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { UserSearch } from "lucide-react";
import type { Ref } from "react";
import { Link } from "react-router-dom";
import type { BoardEvent, Booking } from "~/generated/contract";
import { foundBookingsQuery } from "../../api/queries";
import { Empty, QueryState } from "../../ui/notice";
import { useDebounced } from "../../ui/use-debounced";
import { boardAddress } from "./board-place";
import { CheckInButton } from "./check-in-button";
import { MIN_LETTERS, mayEnterCheckIn } from "./check-in-search";
import styles from "./found-bookings.module.css";
import { shortDay, slotSpan } from "./slot-time";

/** The server's limit. */
const MOST = 50;

interface FoundBookingsProps {
  readonly ref: Ref<HTMLUListElement>;
  readonly event: BoardEvent;
  readonly text: string;
  readonly pendingId: string | null;
  readonly onCheckIn: (booking: Booking) => void;
}

/** The people that match the search, with large buttons for a phone at the booth. */
export function FoundBookings({ ref, event, text, pendingId, onCheckIn }: FoundBookingsProps) {
  const settled = useDebounced(text.trim());
  const found = useQuery({
    ...foundBookingsQuery(event.token, settled),
    enabled: settled.length >= MIN_LETTERS,
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData } = found;
  const isCurrent = data !== undefined && !isPlaceholderData && settled === text.trim();
  return (
    <>
      <p role="status" className={styles.status}>
        {isCurrent && data.length > 0 ? countText(data, event) : null}
      </p>
      <QueryState query={found} rows={2} />
      {isCurrent && data.length === 0 ? (
        <Empty
          icon={UserSearch}
          title="No booking matches"
          text="Try a part of the name, the company, or the reference from the confirmation."
        />
      ) : null}
      <ul ref={ref} className={styles.list} aria-label="Matches" aria-busy={!isCurrent}>
        {data?.map((booking) => (
          <li key={booking.id} className={styles.found}>
            <Link data-slot to={boardAddress(event.token, booking.day, booking.id)} className={styles.link}>
              <span className={styles.name}>{booking.fullName}</span>
              <span>{booking.company || booking.email}</span>
              <span className={styles.when}>
                {booking.day === event.today ? "Today" : shortDay(booking.day)}, {slotSpan(booking.time)}
                <span>{booking.reference}</span>
              </span>
            </Link>
            <div className={styles.action}>
              {booking.cancelledAt === null ? (
                booking.day === event.today || booking.checkedInAt !== null ? (
                  <CheckInButton
                    booking={booking}
                    timeZone={event.timeZone}
                    busy={pendingId === booking.id}
                    primary
                    onCheckIn={onCheckIn}
                  />
                ) : (
                  <span className="note">Not today</span>
                )
              ) : (
                <span className="note">Cancelled</span>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function countText(found: readonly Booking[], event: BoardEvent): string {
  const [only] = found;
  if (found.length > 1) return found.length < MOST ? `${found.length} match` : `The first ${MOST} that match`;
  return only && mayEnterCheckIn(only, event) ? "1 match: press Enter to check in" : "1 match";
}
