import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import type { Booking } from "~/generated/contract";
import { formError, Problem } from "../../api/problem";
import { boardQuery } from "../../api/queries";
import { Button } from "../../ui/button";
import { Dialog, DialogActions } from "../../ui/dialog";
import { FormError } from "../../ui/field";
import { LoadFailure, Skeleton } from "../../ui/notice";
import segments from "../../ui/segments.module.css";
import { Alternatives } from "./alternatives";
import { type BoardPlace, slotState } from "./board-place";
import styles from "./move-dialog.module.css";
import { shortDay, slotLabel, slotSpan, slotStart } from "./slot-time";
import { currentBooking, useMoveBooking } from "./use-booking-changes";

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
  const move = useMoveBooking(onClose);
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (slot && !move.isPending) move.mutate({ booking, slot: { date: day, time: slot.time } });
  };
  return (
    <Dialog
      open
      title={`Move ${booking.fullName}`}
      lead={`Now ${slotLabel(booking)}. The visitor gets a mail with the new time.`}
      onClose={onClose}
    >
      <form onSubmit={submit}>
        {place.days.length > 1 ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a scrolling row
          <div className={segments.segments} role="group" aria-label="Day">
            {place.days.map((each) => (
              <button
                key={each}
                type="button"
                className={segments.segment}
                aria-pressed={each === day}
                onClick={() => choose({ date: each, time: null })}
              >
                {shortDay(each)}
                {each === place.event.today ? <em>Today</em> : null}
              </button>
            ))}
          </div>
        ) : null}
        {board.error ? <LoadFailure error={board.error} onRetry={() => void board.refetch()} /> : null}
        {board.isPending ? <Skeleton rows={2} /> : null}
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
        <FormError
          message={
            current
              ? `Someone else has changed this booking: it is now ${current.cancelledAt === null ? slotLabel(current) : "cancelled"}. Move it again if it is still needed.`
              : isTaken
                ? null
                : formError(error, [])
          }
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={move.isPending} disabled={!slot}>
            {slot ? `Move to ${slotStart(slot.time)}` : "Choose a slot"}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
