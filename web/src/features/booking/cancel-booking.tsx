import { Button } from "~/ui/links/button";
import { useWords } from "~/ui/text/words";
import styles from "./manage-page.module.css";

/** The form that cancels a booking. It takes two presses, since cancelling cannot be undone. */
export function CancelBooking({ action }: { readonly action: string }) {
  const words = useWords().manage;
  return (
    <section className={styles.section} aria-labelledby="cancel">
      <h2 id="cancel">{words.cancelTitle}</h2>
      <p className={styles.lead}>{words.cancelLead}</p>
      <details className={styles.confirm}>
        <summary className={styles.open}>{words.cancelOpen}</summary>
        <form method="post" action={action}>
          <Button type="submit" variant="secondary">
            {words.cancelSubmit}
          </Button>
        </form>
      </details>
    </section>
  );
}
