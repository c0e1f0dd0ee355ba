import type { RefObject } from "react";
import type { LandingData } from "~/generated/contract";
import { fillWith } from "~/ui/text/fill";
import { useWords } from "~/ui/text/words";
import styles from "./event-ticket.module.css";

interface EventTicketProps {
  readonly event: LandingData;
  /** Receives the element with the booth's number. */
  readonly booth: RefObject<HTMLElement | null>;
}

/** A glass ticket with place, time and the booth's number. */
export function EventTicket({ event, booth }: EventTicketProps) {
  const words = useWords().landing;
  const { dailySlots, timeZoneName, periodLabel } = event;
  const { slotMinutes } = event.calendar.window;
  return (
    <dl className={styles.ticket}>
      <div className={styles.booth}>
        <dt>{words.booth}</dt>
        <dd ref={booth}>{event.booth}</dd>
      </div>
      <div className={styles.row}>
        <dt>{words.days}</dt>
        <dd>{periodLabel}</dd>
      </div>
      <div className={styles.row}>
        <dt>{words.venueTime}</dt>
        <dd>{timeZoneName}</dd>
      </div>
      <div className={styles.row}>
        <dt>{words.slots}</dt>
        <dd>
          {fillWith(words.slotCount, { number: dailySlots, minutes: slotMinutes })}
          <span className={styles.slots} aria-hidden="true">
            {Array.from({ length: dailySlots }, (_, index) => (
              <span key={index} className={styles.slot} />
            ))}
          </span>
        </dd>
      </div>
    </dl>
  );
}
