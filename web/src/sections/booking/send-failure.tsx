import { CircleAlert } from "lucide-react";
import type { FormSnapshot } from "~/core/contract";
import { Icon } from "~/ui/icon/icon";
import styles from "./send-failure.module.css";

interface SendFailureProps {
  /** The specification's message. */
  readonly message: string | null;
  readonly failure: FormSnapshot["submission"]["failure"];
  readonly details: Readonly<Record<"network" | "tooMany" | "server", string>>;
}

/** A form that could not be sent, and what helps. A refused field says so itself, in the summary. */
export function SendFailure({ message, failure, details }: SendFailureProps) {
  if (failure === "rejected") return null;
  const detail = failure === "network" || failure === "tooMany" ? details[failure] : details.server;
  return (
    <div className={styles.failure} role="alert">
      <Icon icon={CircleAlert} className={styles.icon} />
      <div>
        <p className={styles.message}>{message}</p>
        <p>{detail}</p>
      </div>
    </div>
  );
}
