import type { manageBooking } from "~/content/landing-booking";
import { Button } from "~/ui/button/button";
import styles from "./page.module.css";

interface CancelBookingProps {
  readonly text: (typeof manageBooking)["cancel"];
  readonly action: string;
}

/** Two presses, since nothing brings the slot back. */
export function CancelBooking({ text, action }: CancelBookingProps) {
  return (
    <section className={styles.section} aria-labelledby="cancel">
      <h2 className={styles.heading} id="cancel">
        {text.title}
      </h2>
      <p className={styles.lead}>{text.lead}</p>
      <details className={styles.confirm}>
        <summary className={styles.open}>{text.open}</summary>
        <form method="post" action={action}>
          <Button type="submit" variant="secondary">
            {text.submit}
          </Button>
        </form>
      </details>
    </section>
  );
}
