import { useRef } from "react";
import { failureAdvice, messageOf, submitLabel, summaryOf } from "~/features/contact/messages";
import { SendFailure } from "~/features/contact/send-failure";
import { VisitorFields } from "~/features/contact/visitor-fields";
import type { LandingData, LandingMachines } from "~/generated/contract";
import { ErrorSummary } from "~/ui/forms/error-summary";
import { FieldError } from "~/ui/forms/field";
import { SubmitButton } from "~/ui/forms/submit-button";
import { DialogActions } from "~/ui/overlays/dialog";
import { fillWith } from "~/ui/text/fill";
import { useWords } from "~/ui/text/words";
import type { ConfirmedBooking } from "./booking-confirmation";
import { BookingConsent } from "./booking-consent";
import styles from "./booking-form.module.css";
import choices from "./choices.module.css";
import { ChosenSlot } from "./chosen-slot";
import { DayChoices } from "./day-choices";
import { EndedEvent } from "./ended-event";
import { LostSlot } from "./lost-slot";
import { PickerFocus } from "./picker-focus";
import { SlotChoices } from "./slot-choices";
import { useBookingForm } from "./use-booking-form";
import { ownTimes, visitorZone, zoneLabel } from "./venue-time";

interface BookingFormProps {
  readonly landing: LandingData;
  readonly machines: LandingMachines;
  readonly open: boolean;
  readonly onBooked: (booking: ConfirmedBooking) => void;
}

const PREFIX = "booking";
const DAYS = `${PREFIX}-days`;
const SLOTS = `${PREFIX}-slots`;
/** Id of a missing day or slot: with one id for both, the message is the same element to screen readers. */
const CHOICE = `${PREFIX}-choice`;

/** The booking form: day, time slot and visitor details, driven by the core's booking machine. */
export function BookingForm({ landing, machines, open, onBooked }: BookingFormProps) {
  const { booking: words, messages } = useWords();
  const form = useRef<HTMLFormElement>(null);
  const { snapshot, advice, send, live, attributes, selectCountry } = useBookingForm(form, {
    landing,
    initial: machines.booking,
    open,
    onBooked,
  });
  const { picker, submission } = snapshot;
  if (!picker) return null;
  // The form stays until the pending response has arrived.
  if (picker.ended && submission.status !== "submitting") return <EndedEvent landing={landing} />;
  const conflict = submission.status === "error" && submission.failure === "conflict";
  const missingChoice = picker.date === null ? DAYS : SLOTS;
  const choiceId = (id: string) => (missingChoice === id ? CHOICE : undefined);
  const alert = picker.alert && messageOf(messages, { field: "time", code: picker.alert });
  const alertOf = (id: string) => (missingChoice === id ? alert : null);
  const zone = visitorZone();
  const own = ownTimes(picker, zone, landing.calendar.formats);

  const summary = [
    ...(alert ? [{ fieldId: CHOICE, message: alert }] : []),
    ...(snapshot.summaryFocus > 0 ? summaryOf(messages, PREFIX, snapshot.errors) : []),
  ];
  const isListed = submission.failure === "rejected" && summary.length > 0;
  const chooseAlternative = (date: string, time: string) => {
    send((machine) => machine.choose(date, time));
    // The pressed button is removed, so the slot takes the focus.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[name=time]:checked")?.focus());
  };

  return (
    <form ref={form} className={styles.form} action="/api/book-slot/" {...attributes}>
      <input type="hidden" name="event" value={landing.token} />
      <ErrorSummary errors={summary} attempt={snapshot.summaryFocus} />
      <div className={styles.columns}>
        <PickerFocus picker={picker} className={styles.picker}>
          <p>
            <span>{fillWith(words.venueTime, { zone: landing.timeZoneName })}</span>{" "}
            {zone !== null && own.size > 0 ? (
              <span>{fillWith(words.visitorTime, { zone: zoneLabel(zone) })}</span>
            ) : null}
          </p>
          {picker.notice ? (
            <LostSlot
              notice={picker.notice}
              alternatives={picker.alternatives}
              isOutcome={conflict}
              onChoose={chooseAlternative}
            />
          ) : null}
          <div className={styles.choices} id={choiceId(DAYS)}>
            <DayChoices
              id={DAYS}
              days={picker.days}
              total={picker.slots.length}
              invalid={alertOf(DAYS) !== null}
              live={live}
              onChoose={(date) => send((machine) => machine.chooseDate(date))}
            />
            <FieldError id={DAYS} error={alertOf(DAYS)} />
          </div>
          <div className={styles.choices} id={choiceId(SLOTS)}>
            <SlotChoices
              id={SLOTS}
              picker={picker}
              own={own}
              invalid={alertOf(SLOTS) !== null}
              live={live}
              onChoose={(time) => send((machine) => machine.chooseSlot(time))}
            />
            <FieldError id={SLOTS} error={alertOf(SLOTS)} />
          </div>
        </PickerFocus>
        {/* A legend is drawn on the edge of its fieldset, so the panel wraps both. */}
        <div className={styles.details}>
          <fieldset className={`${choices.group} ${styles.fields}`}>
            <legend className={choices.legend}>{words.details}</legend>
            <VisitorFields
              prefix={PREFIX}
              errors={snapshot.errors}
              phone={{ ...snapshot.phone, onSelect: selectCountry }}
            />
            <BookingConsent />
          </fieldset>
        </div>
      </div>
      {submission.status === "error" && !conflict && !isListed ? (
        <SendFailure message={messages.failed} advice={advice ?? failureAdvice(words, submission)} />
      ) : null}
      <DialogActions>
        {live ? <ChosenSlot picker={picker} formats={landing.calendar.formats} /> : null}
        <SubmitButton label={submitLabel(messages, submission)} disabled={submission.disabled} />
      </DialogActions>
    </form>
  );
}
