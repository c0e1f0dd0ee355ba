import { WithPolicy } from "~/features/contact/with-policy";
import { useWords } from "~/ui/text/words";
import styles from "./choices.module.css";

/** The notice about the use of a booking's personal data. */
export function BookingConsent() {
  const { consent } = useWords().booking;
  return (
    <p className={styles.consent}>
      <WithPolicy text={consent} />
    </p>
  );
}
