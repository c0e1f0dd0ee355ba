import { type RefObject, useEffect } from "react";
import { type BookingOutcome, BookingSender } from "~/api/send-booking";
import type { FormSnapshot, PickerSnapshot } from "~/core/contract";
import { useCore } from "~/core/use-core";
import { useFormMachine } from "~/core/use-form-machine";
import { useSubmission } from "~/features/contact/use-submission";
import type { LandingData, Words } from "~/generated/contract";
import { useShell } from "~/page/shell-context";
import type { ToastMessage } from "~/ui/overlays/toast-context";
import { useToast } from "~/ui/overlays/use-toast";
import { fillWith } from "~/ui/text/fill";
import type { ChosenSlot, ConfirmedBooking } from "./booking-confirmation";
import { confirmationLead } from "./confirmation-lead";
import { followSlots } from "./follow-slots";
import { venueTime } from "./venue-time";

/** Interval of updates of the venue's clock, in milliseconds. */
const CLOCK_EVERY = 20_000;

interface Options {
  readonly landing: LandingData;
  readonly initial: FormSnapshot;
  /** True while the form is shown: only then are slots requested. */
  readonly open: boolean;
  readonly onBooked: (booking: ConfirmedBooking) => void;
}

/** The state of the booking form in the core, with current slots and the venue's clock while the form is open. */
export function useBookingForm(
  form: RefObject<HTMLFormElement | null>,
  { landing, initial, open, onBooked }: Options,
) {
  const core = useCore();
  const { token, calendar } = landing;
  const { window } = calendar;
  const { site, words } = useShell();
  const { country } = site.contact;
  const machine = useFormMachine(
    form,
    (core) => {
      const now = venueTime(window, Date.now());
      return core.Form.booking(country, calendar, now.date, now.minutes);
    },
    initial,
  );
  const { send } = machine;
  const toast = useToast();

  useEffect(() => {
    if (!open || !core) return undefined;
    const tick = () => {
      const now = venueTime(window, Date.now());
      send((form) => form.setNow(now.date, now.minutes));
    };
    tick();
    const clock = setInterval(tick, CLOCK_EVERY);
    const stop = followSlots(token, (booked) => send((form) => form.refresh(booked)));
    return () => {
      clearInterval(clock);
      stop();
    };
  }, [core, open, send, window, token]);

  const submission = useSubmission(form, machine, {
    name: "booking form",
    page: `/${token}/book`,
    initial: initial.submission,
    createSender: (shownAt) => new BookingSender(shownAt),
    onOutcome(outcome, hasLeftPage) {
      const chosen = chosenSlot(machine.snapshot.picker);
      const isBooked = outcome.kind === "accepted";
      // A visitor who has navigated away or closed the dialog gets a toast. On the landing a booking is confirmed even if
      // the dialog is closed.
      const isSeen = !hasLeftPage && (isBooked || form.current?.matches("dialog:modal *"));
      if (!isSeen) toast(toastOf(words, outcome, chosen));
      if (isBooked && !hasLeftPage) onBooked({ ...outcome.booking, ...chosen });
    },
  });

  return { ...submission, send, selectCountry: machine.selectCountry, live: core !== null };
}

/** Returns the toast for the outcome of a booking whose form is no longer shown. */
function toastOf(words: Words, outcome: BookingOutcome, { timeLabel }: ChosenSlot): ToastMessage {
  switch (outcome.kind) {
    case "accepted":
      return {
        text: `${words.booked.title}. ${confirmationLead(words.booked, outcome.booking)}`,
        tone: "success",
      };
    case "taken":
      return { text: fillWith(words.booking.slotLost, { time: timeLabel }), tone: "failure" };
    case "rejected":
      return { text: words.messages.failed, tone: "failure" };
    case "failed":
      return { text: outcome.advice ?? words.messages.failed, tone: "failure" };
  }
}

/** Returns the selected slot as shown, with empty texts if no slot is selected. */
function chosenSlot(picker: PickerSnapshot | null): ChosenSlot {
  const day = picker?.days.find(({ selected }) => selected);
  const slot = picker?.slots.find(({ selected }) => selected);
  return {
    dateLabel: day?.label ?? "",
    weekday: day?.weekday ?? "",
    timeLabel: slot?.label ?? "",
    start: slot?.start ?? 0,
    startsAt: slot?.startsAt ?? null,
  };
}
