import { Button } from "~/ui/links/button";
import styles from "./manage-page.module.css";
import { words } from "./manage-words";

interface CancelBookingProps {
  readonly action: string;
}

/** The form that cancels a booking. It takes two presses, since cancelling cannot be undone. */
export function CancelBooking({ action }: CancelBookingProps) {
  return (
    <section className={styles.section} aria-labelledby="cancel">
      <h2 className={styles.heading} id="cancel">
        {words.cancel.title}
      </h2>
      <p className={styles.lead}>{words.cancel.lead}</p>
      <details className={styles.confirm}>
        <summary className={styles.open}>{words.cancel.open}</summary>
        <form method="post" action={action}>
          <Button type="submit" variant="secondary">
            {words.cancel.submit}
          </Button>
        </form>
      </details>
    </section>
  );
}
