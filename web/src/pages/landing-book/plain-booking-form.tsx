import { ArrowRight } from "lucide-react";
import { fillWith } from "~/content/fill";
import type { booking } from "~/content/landing-booking";
import type { LandingBookData } from "~/document/page-data-booking";
import { PlainFailure } from "~/sections/booking/plain-failure";
import { SlotDays } from "~/sections/booking/slot-days";
import { VisitorFields, visitorFieldId } from "~/sections/booking/visitor-fields";
import { AppLink } from "~/ui/app-link/app-link";
import { Button } from "~/ui/button/button";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { FieldError } from "~/ui/field/field";
import styles from "./plain-booking-form.module.css";

interface PlainBookingFormProps {
  readonly text: typeof booking;
  readonly data: LandingBookData;
}

const PREFIX = "book";
const SLOTS = `${PREFIX}-slots`;

/** A form of the browser's own. Every message in it is the server's. */
export function PlainBookingForm({ text, data }: PlainBookingFormProps) {
  const { landing, days, form, requestId } = data;
  const errors = form?.errors ?? [];
  // A missing day and a missing slot are one thing to a visitor, and have one message.
  const slotError = errors.find(({ field }) => field === "date" || field === "time");
  const summary = [
    ...(slotError ? [{ fieldId: SLOTS, message: slotError.message }] : []),
    ...errors
      .filter(({ field }) => field !== "date" && field !== "time")
      .map(({ field, message }) => ({ fieldId: visitorFieldId(PREFIX, field), message })),
  ];

  if (days.every(({ free }) => free === 0)) {
    return (
      <p>
        {text.page.none} <AppLink href={`/${landing.token}/contact`}>{text.page.contact}</AppLink>
      </p>
    );
  }
  return (
    <form className={styles.form} method="post" action="/api/book-slot/" noValidate>
      <input type="hidden" name="event" value={landing.token} />
      <input type="hidden" name="requestId" value={requestId} />
      <ErrorSummary errors={summary} attempt={form ? 1 : 0} heading="h2" />
      <PlainFailure message={form?.failure ?? null} />
      <div className={styles.columns}>
        <div className={styles.slots}>
          <h2 className={styles.heading}>{text.slot}</h2>
          <p className={styles.note}>{fillWith(text.venueTime, { zone: landing.timeZoneName })}</p>
          <FieldError id={SLOTS} error={slotError?.message} />
          <SlotDays
            id={SLOTS}
            text={text}
            days={days}
            {...(form ? { chosen: form.values, alternatives: form.alternatives } : {})}
          />
        </div>
        <div className={styles.details}>
          <h2 className={styles.heading}>{text.details}</h2>
          <VisitorFields prefix={PREFIX} errors={errors} values={form?.values} />
          <p className={styles.note}>
            {text.consent}
            <AppLink href="/privacy-policy" newTab>
              {text.consentLink}
            </AppLink>
          </p>
          <Button type="submit" size="lg" icon={ArrowRight}>
            {text.page.submit}
          </Button>
        </div>
      </div>
    </form>
  );
}
