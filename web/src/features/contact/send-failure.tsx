import CircleAlert from "lucide-react/icons/circle-alert";
import { useArrivalFocus } from "~/ui/browser/use-arrival-focus";
import { Icon } from "~/ui/pictures/icon";
import styles from "./send-failure.module.css";

interface SendFailureProps {
  /** Null if nothing failed. */
  readonly message: string | null;
  /** What the visitor can do. */
  readonly advice?: string;
  /** `lg` on a page, `md` in a dialog. */
  readonly size?: "md" | "lg";
  /** True if the error summary lists the rejected fields, and has advice and focus. */
  readonly isListed?: boolean;
}

/** A message that the form could not be sent. */
export function SendFailure({ message, advice, size = "md", isListed = false }: SendFailureProps) {
  const notice = useArrivalFocus<HTMLDivElement>(!isListed && message);
  if (!message) return null;
  return (
    <div ref={notice} className={`${styles.failure} ${styles[size]}`} role="alert" tabIndex={-1}>
      <Icon icon={CircleAlert} size={size} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.message}>{message}</p>
        {isListed || !advice ? null : <p>{advice}</p>}
      </div>
    </div>
  );
}
