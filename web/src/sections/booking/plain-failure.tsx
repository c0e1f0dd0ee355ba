import { CircleAlert } from "lucide-react";
import { Icon } from "~/ui/icon/icon";
import styles from "./send-failure.module.css";

/** Why a form that the browser posted by itself was not taken. */
export function PlainFailure({ message }: { readonly message: string | null }) {
  if (!message) return null;
  return (
    <div className={styles.failure} role="alert">
      <Icon icon={CircleAlert} className={styles.icon} />
      <p className={styles.message}>{message}</p>
    </div>
  );
}
