import { CircleAlert } from "lucide-react";
import { useArrivalFocus } from "~/document/use-arrival-focus";
import { Icon } from "~/ui/icon/icon";
import styles from "./send-failure.module.css";

/** Why a form that the browser posted by itself was not taken. */
export function PlainFailure({ message }: { readonly message: string | null }) {
  const notice = useArrivalFocus<HTMLDivElement>(message);
  if (!message) return null;
  return (
    <div ref={notice} className={styles.failure} role="alert" tabIndex={-1}>
      <Icon icon={CircleAlert} className={styles.icon} />
      <p className={styles.message}>{message}</p>
    </div>
  );
}
