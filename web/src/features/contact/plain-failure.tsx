import CircleAlert from "lucide-react/icons/circle-alert";
import { useArrivalFocus } from "~/ui/browser/use-arrival-focus";
import { Icon } from "~/ui/pictures/icon";
import styles from "./send-failure.module.css";

/** The reason why a form posted by the browser was rejected. */
export function PlainFailure({ message }: { readonly message: string | null }) {
  const notice = useArrivalFocus<HTMLDivElement>(message);
  if (!message) return null;
  return (
    <div ref={notice} className={`${styles.failure} ${styles.md}`} role="alert" tabIndex={-1}>
      <Icon icon={CircleAlert} className={styles.icon} />
      <p className={styles.message}>{message}</p>
    </div>
  );
}
