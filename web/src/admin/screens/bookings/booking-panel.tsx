import { useQuery } from "@tanstack/react-query";
import { CalendarClock, CalendarX, Reply, Undo2 } from "lucide-react";
import type { Booking } from "~/generated/contract";
import { bookingQuery } from "../../api/queries";
import { useMay } from "../../api/session";
import { Button, buttonClass } from "../../ui/button";
import {
  ContactFacts,
  DetailBar,
  DetailHead,
  Fact,
  FactList,
  PartHeading,
  SpamWarning,
} from "../../ui/detail";
import { mailAddress } from "../../ui/mail-address";
import { MenuItem, MenuSeparator } from "../../ui/menu";
import { QueryState, Skeleton } from "../../ui/notice";
import { Time } from "../../ui/time";
import { DetailMenu } from "../detail-menu";
import { MailList } from "../mail-list";
import styles from "./booking-panel.module.css";
import { CheckInButton } from "./check-in-button";
import { longDay, otherZone, slotSpan } from "./slot-time";

interface BookingActions {
  /** Id of the booking that is being checked in. */
  readonly pendingId: string | null;
  readonly onCheckIn: (booking: Booking, checkedIn?: boolean) => void;
  readonly onMove: (booking: Booking) => void;
  readonly onCancel: (booking: Booking) => void;
}

interface BookingPanelProps extends BookingActions {
  readonly id: string;
  /** The booking as the board knows it, which shows it at once. */
  readonly known: Booking | null;
  readonly timeZone: string;
  /** Address of the board. */
  readonly backTo: string;
}

/** Everything about a booking. */
export function BookingPanel({ id, known, timeZone, backTo, ...actions }: BookingPanelProps) {
  const details = useQuery(bookingQuery(id));
  const booking = details.data ?? known;
  return (
    <div className="detail">
      <DetailBar backTo={backTo} list="Bookings">
        {booking ? <BookingMenu booking={booking} backTo={backTo} onCancel={actions.onCancel} /> : null}
      </DetailBar>
      {booking ? null : <QueryState query={details} rows={5} />}
      {booking ? (
        <>
          <DetailHead name={booking.fullName} detail={booking.company} takesFocus />
          <div className={styles.when} data-cancelled={booking.cancelledAt !== null || undefined}>
            <p>
              <strong>{slotSpan(booking.time)}</strong>
              {longDay(booking.day)}
              <Zone timeZone={timeZone} at={booking.startsAt} />
            </p>
            <Status booking={booking} timeZone={timeZone} {...actions} />
          </div>
          {booking.cancelledAt === null ? (
            <Actions booking={booking} timeZone={timeZone} {...actions} />
          ) : null}
          {booking.suspect ? (
            <SpamWarning>This booking looks like spam. No mail was sent to the visitor.</SpamWarning>
          ) : null}
          <section className="part">
            <PartHeading>Details</PartHeading>
            <FactList>
              <Fact label="Reference">{booking.reference}</Fact>
              <ContactFacts email={booking.email} phone={booking.phone} replyTo={replyTo(booking)} />
              <Fact label="Booked">
                <Time at={booking.createdAt} long />
              </Fact>
            </FactList>
          </section>
          <section className="part">
            <PartHeading>Mails</PartHeading>
            {details.data ? <MailList messages={details.data.messages} /> : null}
            {details.isPending ? <Skeleton rows={1} /> : null}
            {details.error ? <p className="muted">The mails could not be loaded.</p> : null}
          </section>
        </>
      ) : null}
    </div>
  );
}

function Zone({ timeZone, at }: { readonly timeZone: string; readonly at: number }) {
  const zone = otherZone(timeZone, at);
  return zone ? <span className="hint">Venue time, {zone}</span> : null;
}

interface ActionsProps extends BookingActions {
  readonly booking: Booking;
  readonly timeZone: string;
}

/** Says that the person has arrived, or that the booking is cancelled. */
function Status({ booking, timeZone, pendingId, onCheckIn }: ActionsProps) {
  if (booking.cancelledAt !== null) {
    return (
      <p className={styles.status}>
        <CalendarX aria-hidden="true" size={16} />
        Cancelled on <Time at={booking.cancelledAt} long />
      </p>
    );
  }
  if (booking.checkedInAt === null) return null;
  return (
    <div className={styles.status}>
      <CheckInButton booking={booking} timeZone={timeZone} busy={false} onCheckIn={onCheckIn} />
      <Button
        icon={Undo2}
        variant="ghost"
        className={styles.undo}
        busy={pendingId === booking.id}
        onClick={() => onCheckIn(booking, false)}
      >
        Undo
      </Button>
    </div>
  );
}

function Actions({ booking, timeZone, pendingId, onCheckIn, onMove }: ActionsProps) {
  return (
    <div className={styles.actions}>
      {booking.checkedInAt === null ? (
        <CheckInButton
          booking={booking}
          timeZone={timeZone}
          busy={pendingId === booking.id}
          primary
          onCheckIn={onCheckIn}
        />
      ) : null}
      <Button icon={CalendarClock} onClick={() => onMove(booking)}>
        Move
      </Button>
      <a href={replyTo(booking)} className={buttonClass("secondary")}>
        <Reply aria-hidden="true" size={16} />
        Reply
      </a>
    </div>
  );
}

interface BookingMenuProps {
  readonly booking: Booking;
  readonly backTo: string;
  readonly onCancel: (booking: Booking) => void;
}

function BookingMenu({ booking, backTo, onCancel }: BookingMenuProps) {
  const may = useMay();
  const { id, reference, cancelledAt } = booking;
  return (
    <DetailMenu source={{ kind: "booking", id, reference }} backTo={backTo}>
      {may("bookings") && cancelledAt === null ? (
        <>
          <MenuSeparator />
          <MenuItem icon={CalendarX} danger onClick={() => onCancel(booking)}>
            Cancel the booking
          </MenuItem>
        </>
      ) : null}
    </DetailMenu>
  );
}

function replyTo({ email, reference }: Booking): string {
  return mailAddress(email, `Re: Your meeting (${reference})`);
}
