import { PrivacyLink } from "~/features/contact/privacy-link";
import styles from "./booking-consent.module.css";
import { words } from "./words";

/** The notice about the use of a booking's personal data. */
export function BookingConsent() {
  return (
    <p className={styles.consent}>
      {words.consent}
      <PrivacyLink />
    </p>
  );
}
