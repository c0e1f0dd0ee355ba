import CalendarPlus from "lucide-react/icons/calendar-plus";
import type { ReactNode } from "react";
import type { LandingData, ShownBooking } from "~/generated/contract";
import actions from "~/ui/layout/actions.module.css";
import { DownloadLink } from "~/ui/links/button";
import { fillWith } from "~/ui/text/fill";
import { OneLine } from "~/ui/text/one-line";
import { useWords } from "~/ui/text/words";
import styles from "./booking-summary.module.css";

interface BookingSummaryProps {
  readonly landing: Pick<LandingData, "booth" | "name" | "timeZoneName">;
  readonly booking: ShownBooking;
  /** The time in the visitor's time zone; null if that is unknown or the time is the same. */
  readonly own?: string | null;
  /** Further links after the link to the calendar file. */
  readonly children?: ReactNode;
}

export function BookingSummary({ landing, booking, own = null, children }: BookingSummaryProps) {
  const words = useWords().booked;
  return (
    <div className={styles.summary}>
      <dl className={styles.facts}>
        <div className={styles.main}>
          <dt>{words.date}</dt>
          <dd>
            {booking.weekday}, <OneLine>{booking.dateLabel}</OneLine>
          </dd>
        </div>
        <div className={styles.main}>
          <dt>{words.time}</dt>
          <dd>
            {booking.timeLabel}
            <span className={styles.zone}>{landing.timeZoneName}</span>
            {own ? <span className={styles.zone}>{own}</span> : null}
          </dd>
        </div>
        <div>
          <dt>{words.place}</dt>
          <dd>
            {fillWith(words.booth, { booth: landing.booth })}
            <span className={styles.zone}>{landing.name}</span>
          </dd>
        </div>
        <div>
          <dt>{words.reference}</dt>
          <dd className={styles.reference}>{booking.reference}</dd>
        </div>
      </dl>
      <div className={actions.actions}>
        <DownloadLink href={booking.calendarUrl} icon={CalendarPlus}>
          {words.calendar}
        </DownloadLink>
        {children}
      </div>
    </div>
  );
}
