import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { Booking } from "~/generated/contract";
import { formError, Problem } from "../../api/problem";
import { boardQuery } from "../../api/queries";
import { FormDialog } from "../../ui/dialog";
import { QueryState } from "../../ui/notice";
import { Segments } from "../../ui/segments";
import { toast } from "../../ui/toast";
import { Alternatives } from "./alternatives";
import { type BoardPlace, slotState } from "./board-place";
import styles from "./move-dialog.module.css";
import { shortDay, slotLabel, slotSpan, slotStart } from "./slot-time";
import { currentBooking, useBookingChange } from "./use-booking-changes";

interface MoveDialogProps {
  readonly booking: Booking;
  readonly place: BoardPlace;
  readonly now: number;
  readonly onClose: () => void;
}

/** Moves a booking to a free slot. */
export function MoveDialog({ booking, place, now, onClose }: MoveDialogProps) {
  const name = useId();
  const [day, setDay] = useState(booking.day);
  const [time, setTime] = useState<string | null>(null);
  const board = useQuery(boardQuery(booking.event, day));
  const move = useBookingChange("move", (moved) => {
    toast(`${moved.fullName} is moved to ${slotLabel(moved)}`);
    onClose();
  });
  const free = (board.data?.slots ?? []).filter((slot) => slotState(slot, now) === "free");
  // Someone else may have booked it while the dialog is open.
  const slot = free.find((candidate) => candidate.time === time) ?? null;
  const { error } = move;
  const current = currentBooking(error);
  const isTaken = error instanceof Problem && error.status === 409 && !current;
  const choose = ({ date, time: next }: { date: string; time: string | null }) => {
    setDay(date);
    setTime(next);
    move.reset();
  };
  return (
    <FormDialog
      title={`Move ${booking.fullName}`}
      lead={`Now ${slotLabel(booking)}. The visitor gets a mail with the new time.`}
      action={slot ? `Move to ${slotStart(slot.time)}` : "Choose a slot"}
      busy={move.isPending}
      disabled={!slot}
      error={
        current
          ? `Someone else has changed this booking: it is now ${current.cancelledAt === null ? slotLabel(current) : "cancelled"}. Move it again if it is still needed.`
          : isTaken
            ? null
            : formError(error, [])
      }
      onClose={onClose}
      onSubmit={() => (slot ? move.mutate({ booking, slot: { day, time: slot.time } }) : undefined)}
    >
      {place.days.length > 1 ? (
        <Segments
          label="Day"
          value={day}
          options={place.days.map((each) => ({
            value: each,
            label: shortDay(each),
            mark: each === place.event.today ? <em>Today</em> : null,
          }))}
          onChange={(date) => choose({ date, time: null })}
        />
      ) : null}
      <QueryState query={board} rows={2} />
      {board.data && free.length === 0 ? (
        <p className={styles.none}>No slot is free on {shortDay(day)}.</p>
      ) : null}
      {free.length > 0 ? (
        <fieldset className={styles.slots}>
          <legend className={styles.legend}>Free slots</legend>
          {free.map((each) => (
            <label key={each.time} className={styles.slot}>
              <input
                type="radio"
                className="covering-input"
                name={name}
                value={each.time}
                aria-label={slotSpan(each.time)}
                checked={each === slot}
                onChange={() => choose({ date: day, time: each.time })}
              />
              {slotStart(each.time)}
            </label>
          ))}
        </fieldset>
      ) : null}
      {isTaken ? <Alternatives slots={error.alternatives} onChoose={choose} /> : null}
    </FormDialog>
  );
}
