import { CircleAlert } from "lucide-react";
import type { FormSnapshot } from "~/core/contract";
import { Icon } from "~/ui/icon";
import { useArrivalFocus } from "~/ui/use-arrival-focus";
import styles from "./send-failure.module.css";

interface SendFailureProps {
  readonly message: string | null;
  readonly failure: FormSnapshot["submission"]["failure"];
  readonly details: Readonly<Record<"network" | "tooMany" | "server", string>>;
}

/** A form that could not be sent, and what helps. */
export function SendFailure({ message, failure, details }: SendFailureProps) {
  const notice = useArrivalFocus<HTMLDivElement>();
  const detail = failure === "network" || failure === "tooMany" ? details[failure] : details.server;
  return (
    <div ref={notice} className={styles.failure} role="alert" tabIndex={-1}>
      <Icon icon={CircleAlert} className={styles.icon} />
      <div>
        <p className={styles.message}>{message}</p>
        <p>{detail}</p>
      </div>
    </div>
  );
}
