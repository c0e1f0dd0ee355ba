import type { booking, manageBooking } from "~/content/landing-booking";
import type { ManageBookingData } from "~/document/page-data-booking";
import { SlotDays } from "~/sections/booking/slot-days";
import { Button } from "~/ui/button/button";
import { FieldError } from "~/ui/field/field";
import styles from "./page.module.css";

interface MoveBookingProps {
  readonly text: (typeof manageBooking)["move"];
  readonly labels: typeof booking;
  readonly data: ManageBookingData;
  readonly action: string;
}

const SLOTS = "move-slots";

export function MoveBooking({ text, labels, data: { days, form }, action }: MoveBookingProps) {
  return (
    <section className={styles.section} aria-labelledby="move">
      <h2 className={styles.heading} id="move">
        {text.title}
      </h2>
      <p className={styles.lead}>{text.lead}</p>
      <form className={styles.form} method="post" action={action}>
        <FieldError id={SLOTS} error={form?.errors[0]?.message} />
        <SlotDays id={SLOTS} text={labels} days={days} alternatives={form?.alternatives ?? []} />
        <div>
          <Button type="submit">{text.submit}</Button>
        </div>
      </form>
    </section>
  );
}
