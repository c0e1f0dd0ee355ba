import { fillWith } from "~/content/fill";
import type { LandingPage } from "~/content/types/landing-page";
import type { LandingData } from "~/document/page-data-landing";
import styles from "./event-ticket.module.css";

interface EventTicketProps {
  readonly content: LandingPage["hero"];
  readonly event: LandingData;
}

/** Where and when, as a ticket of glass: the booth's number is what a visitor looks for in the hall. */
export function EventTicket({ content, event }: EventTicketProps) {
  const { firstSlot, lastSlot, slotMinutes } = event.calendar.window;
  const slots = Math.floor((lastSlot - firstSlot) / slotMinutes) + 1;
  return (
    <dl className={styles.ticket}>
      <div className={styles.booth}>
        <dt>{content.boothLabel}</dt>
        <dd>{event.booth}</dd>
      </div>
      <div className={styles.row}>
        <dt>{content.daysLabel}</dt>
        <dd>
          <span className={styles.day}>{event.firstDay}</span> {content.daysBetween}{" "}
          <span className={styles.day}>{event.lastDay}</span>
        </dd>
      </div>
      <div className={styles.row}>
        <dt>{content.venueTimeLabel}</dt>
        <dd>{event.timeZone.replaceAll("_", " ")}</dd>
      </div>
      <div className={styles.row}>
        <dt>{content.slotsLabel}</dt>
        <dd>
          {fillWith(content.slots, { number: slots, minutes: slotMinutes })}
          <span className={styles.slots} aria-hidden="true">
            {Array.from({ length: slots }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the marks differ in nothing but their place
              <span key={index} className={styles.slot} />
            ))}
          </span>
        </dd>
      </div>
    </dl>
  );
}
