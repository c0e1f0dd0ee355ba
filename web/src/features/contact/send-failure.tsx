import CircleAlert from "lucide-react/icons/circle-alert";
import type { FormSnapshot } from "~/core/contract";
import { useArrivalFocus } from "~/ui/browser/use-arrival-focus";
import { Icon } from "~/ui/pictures/icon";
import styles from "./send-failure.module.css";

interface SendFailureProps {
  readonly message: string;
  readonly failure: FormSnapshot["submission"]["failure"];
  /** The server's own advice. */
  readonly advice: string | null;
  /** Default advice if the server gave none. */
  readonly details: Readonly<Record<"networkFailure" | "serverFailure", string>>;
  /** `lg` on a page, `md` in a dialog. */
  readonly size?: "md" | "lg";
  /** True if the error summary lists the rejected fields and has the focus. */
  readonly isListed?: boolean;
}

/** A message that the form could not be sent, with advice. */
export function SendFailure({
  message,
  failure,
  advice,
  details,
  size = "md",
  isListed = false,
}: SendFailureProps) {
  const notice = useArrivalFocus<HTMLDivElement>(!isListed);
  const detail = failure === "network" ? details.networkFailure : details.serverFailure;
  return (
    <div ref={notice} className={`${styles.failure} ${styles[size]}`} role="alert" tabIndex={-1}>
      <Icon icon={CircleAlert} size={size} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.message}>{message}</p>
        {isListed ? null : <p>{advice ?? detail}</p>}
      </div>
    </div>
  );
}
