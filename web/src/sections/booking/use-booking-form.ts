import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { INITIAL_BOOKING } from "~/core/initial-booking";
import { hasCoreFailed } from "~/core/load";
import { logRefusal } from "~/core/log-refusal";
import { BookingSender, type OwnBooking, type SlotTime } from "~/core/send-booking";
import { useCore } from "~/core/use-core";
import { useFormMachine } from "~/core/use-form-machine";
import type { LandingData } from "~/document/page-data-landing";
import { type BookedSlots, followSlots } from "./follow-slots";
import { venueTime } from "./venue-time";

const FORM = "booking form";

/** How often the venue's clock is looked at, in milliseconds. */
const CLOCK_EVERY = 20_000;

interface Options {
  readonly landing: LandingData;
  /** Fresh slots are asked for only while somebody sees them. */
  readonly open: boolean;
  readonly onBooked: (booking: OwnBooking) => void;
}

/** The booking form over the core's machine, with fresh slots and the venue's clock while it is open. */
export function useBookingForm(
  form: RefObject<HTMLFormElement | null>,
  { landing, open, onBooked }: Options,
) {
  const core = useCore();
  const { timeZone, token, calendar } = landing;
  const machine = useFormMachine(
    form,
    (core) => {
      const now = venueTime(timeZone, Date.now());
      return new core.BookingForm(calendar, now.date, now.minutes);
    },
    INITIAL_BOOKING,
  );
  const { send } = machine;
  const [sender] = useState(() => new BookingSender());
  /** A slot that was asked for without an answer: it may be this visitor's own, and must stay theirs to ask for again. */
  const unsettled = useRef<SlotTime | null>(null);

  useEffect(() => {
    if (!open || !core) return undefined;
    const tick = () => {
      const now = venueTime(timeZone, Date.now());
      send((form) => form.setNow(now.date, now.minutes));
    };
    tick();
    const clock = setInterval(tick, CLOCK_EVERY);
    const stop = followSlots(token, (booked) =>
      send((form) => form.refresh(withoutSlot(booked, unsettled.current))),
    );
    return () => {
      clearInterval(clock);
      stop();
    };
  }, [core, open, send, timeZone, token]);

  const post = async (element: HTMLFormElement) => {
    const payload = machine.submit(element);
    if (!payload) return;
    const outcome = await sender.send(payload);
    unsettled.current = outcome.kind === "failed" ? payload : null;
    switch (outcome.kind) {
      case "booked":
        send((form) => form.succeeded(outcome.booking.reference));
        onBooked(outcome.booking);
        break;
      case "taken":
        send((form) => form.conflict([...outcome.alternatives]));
        break;
      case "rejected":
        logRefusal(FORM, outcome);
        send((form) => form.serverErrors([...outcome.errors]));
        break;
      case "failed":
        logRefusal(FORM, outcome);
        send((form) => form.failed(outcome.status));
        break;
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // Without a core the browser posts the form, and the server checks it.
    if (hasCoreFailed()) return;
    event.preventDefault();
    post(event.currentTarget);
  };

  return { ...machine, live: core !== null, handlers: { ...machine.handlers, onSubmit } };
}

function withoutSlot(booked: BookedSlots, slot: SlotTime | null): BookedSlots {
  const day = slot && booked[slot.date];
  if (!day) return booked;
  return { ...booked, [slot.date]: day.filter(({ time }) => time !== slot.time) };
}
