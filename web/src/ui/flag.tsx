import unitedStates from "~/assets/flag-us.svg?no-inline";
import sprite from "~/assets/flags.svg?no-inline";
import styles from "./flag.module.css";

/** The form's initial country. Its flag is a file of its own, so that the sprite of all flags can wait for the picker. */
const DEFAULT_ISO = "US";

/** A country's flag. The country's name stands beside it. */
export function Flag({ iso }: { readonly iso: string }) {
  if (iso === DEFAULT_ISO) {
    return <img className={styles.flag} src={unitedStates} width="24" height="16" alt="" />;
  }
  return (
    <svg className={styles.flag} width="24" height="16" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${iso}`} />
    </svg>
  );
}
