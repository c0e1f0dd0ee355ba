import { Button } from "~/ui/button";
import styles from "./manage-page.module.css";
import type { words } from "./manage-words";

interface CancelBookingProps {
  readonly text: (typeof words)["cancel"];
  readonly action: string;
}

/** The form that cancels a booking. It takes two presses, since nothing brings the slot back. */
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
