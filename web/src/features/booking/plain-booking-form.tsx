import ArrowRight from "lucide-react/icons/arrow-right";
import { messageOf, summaryOf } from "~/features/contact/messages";
import { SendFailure } from "~/features/contact/send-failure";
import { VisitorFields } from "~/features/contact/visitor-fields";
import type { LandingBookData } from "~/generated/contract";
import { ErrorSummary } from "~/ui/forms/error-summary";
import { FieldError } from "~/ui/forms/field";
import { AppLink } from "~/ui/links/app-link";
import { Button } from "~/ui/links/button";
import { fillWith } from "~/ui/text/fill";
import { useWords } from "~/ui/text/words";
import { BookingConsent } from "./booking-consent";
import styles from "./plain-booking-form.module.css";
import { SlotDays } from "./slot-days";

const PREFIX = "book";
const SLOTS = `${PREFIX}-slots`;

/** A form that the browser posts. All its messages are from the server. */
export function PlainBookingForm({ data }: { readonly data: LandingBookData }) {
  const { booking: words, messages } = useWords();
  const { landing, days, form, requestId } = data;
  const errors = form?.errors ?? [];
  // A missing day and a missing slot share one message, since the form has a single choice for both.
  const refused = errors.find(({ field }) => field === "date" || field === "time");
  const slotError = refused && messageOf(messages, refused);
  const summary = [
    ...(slotError ? [{ fieldId: SLOTS, message: slotError }] : []),
    ...summaryOf(
      messages,
      PREFIX,
      errors.filter(({ field }) => field !== "date" && field !== "time"),
    ),
  ];

  if (days.every(({ free }) => free === 0)) {
    return (
      <p>
        {words.none} <AppLink href={`/${landing.token}/contact`}>{words.contact}</AppLink>
      </p>
    );
  }
  return (
    <form className={styles.form} method="post" action="/api/book-slot/" noValidate>
      <input type="hidden" name="event" value={landing.token} />
      <input type="hidden" name="requestId" value={requestId} />
      <ErrorSummary errors={summary} attempt={form ? 1 : 0} heading="h2" />
      <SendFailure message={form?.failure ?? null} />
      <div className={styles.columns}>
        <div className={styles.slots}>
          <h2 className={styles.heading}>{words.slot}</h2>
          <p className={styles.note}>{fillWith(words.venueTime, { zone: landing.timeZoneName })}</p>
          <FieldError id={SLOTS} error={slotError} />
          <SlotDays
            id={SLOTS}
            days={days}
            invalid={slotError !== undefined}
            {...(form ? { chosen: form.values, alternatives: form.alternatives } : {})}
          />
        </div>
        <div className={styles.details}>
          <h2 className={styles.heading}>{words.details}</h2>
          <VisitorFields prefix={PREFIX} errors={errors} values={form?.values} />
          <BookingConsent />
          <Button type="submit" size="lg" icon={ArrowRight}>
            {messages.submit}
          </Button>
        </div>
      </div>
    </form>
  );
}
