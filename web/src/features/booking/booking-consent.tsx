import { PrivacyLink } from "~/features/contact/privacy-link";
import styles from "./booking-consent.module.css";
import { words } from "./words";

/** What a booking's details are used for. */
export function BookingConsent() {
  return (
    <p className={styles.consent}>
      {words.consent}
      <PrivacyLink />
    </p>
  );
}
