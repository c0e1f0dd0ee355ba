import { messageOf } from "~/features/contact/messages";
import type { ManageBookingData } from "~/generated/contract";
import { ErrorSummary } from "~/ui/forms/error-summary";
import { FieldError } from "~/ui/forms/field";
import { Button } from "~/ui/links/button";
import { useWords } from "~/ui/text/words";
import styles from "./manage-page.module.css";
import { SlotDays } from "./slot-days";

interface MoveBookingProps {
  readonly data: ManageBookingData;
  readonly action: string;
}

const SLOTS = "move-slots";

export function MoveBooking({ data: { days, form }, action }: MoveBookingProps) {
  const { manage: words, messages } = useWords();
  const [refused] = form?.errors ?? [];
  const error = refused && messageOf(messages, refused);
  return (
    <section className={styles.section} aria-labelledby="move">
      <h2 id="move">{words.moveTitle}</h2>
      <p className={styles.lead}>{words.moveLead}</p>
      <form className={styles.form} method="post" action={action}>
        <ErrorSummary errors={error ? [{ fieldId: SLOTS, message: error }] : []} attempt={error ? 1 : 0} />
        <FieldError id={SLOTS} error={error} />
        <SlotDays
          id={SLOTS}
          days={days}
          invalid={error !== undefined}
          alternatives={form?.alternatives ?? []}
        />
        <div>
          <Button type="submit">{words.moveSubmit}</Button>
        </div>
      </form>
    </section>
  );
}
