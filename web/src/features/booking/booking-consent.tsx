import { PrivacyLink } from "~/features/contact/privacy-link";
import styles from "./booking-consent.module.css";
import type { booking } from "./words";

/** What a booking's details are used for. */
export function BookingConsent({ text }: { readonly text: typeof booking }) {
  return (
    <p className={styles.consent}>
      {text.consent}
      <PrivacyLink />
    </p>
  );
}
