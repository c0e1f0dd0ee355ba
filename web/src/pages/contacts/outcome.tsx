import { CircleAlert, CircleCheck } from "lucide-react";
import type { contact } from "~/content/contact";
import type { FormSnapshot } from "~/core/contract";
import { useArrivalFocus } from "~/document/use-arrival-focus";
import { Icon } from "~/ui/icon/icon";
import styles from "./outcome.module.css";

type Text = typeof contact;

export function SentNotice({ text, reference }: { readonly text: Text; readonly reference: string | null }) {
  // The form above the button is empty now; the reader is brought to where it says why.
  const notice = useArrivalFocus<HTMLDivElement>();
  return (
    <div ref={notice} className={styles.sent} role="status" tabIndex={-1}>
      <Icon icon={CircleCheck} size="lg" className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.message}>{text.sent}</p>
        <p>{text.sentDetail}</p>
        {reference ? (
          <p className={styles.reference}>
            {text.sentReference}: <span>{reference}</span>
          </p>
        ) : null}
      </div>
    </div>
  );
}

interface FailureNoticeProps {
  readonly text: Text;
  readonly message: string | null;
  readonly failure: FormSnapshot["submission"]["failure"];
  /** The summary lists what was refused, and has the focus. */
  readonly isListed: boolean;
}

export function FailureNotice({ text, message, failure, isListed }: FailureNoticeProps) {
  const notice = useArrivalFocus<HTMLDivElement>(!isListed);
  const detail = isListed ? null : failureDetail(text, failure);
  return (
    <div ref={notice} className={styles.failure} role="alert" tabIndex={-1}>
      <Icon icon={CircleAlert} size="lg" className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.message}>{message}</p>
        {detail ? <p>{detail}</p> : null}
      </div>
    </div>
  );
}

/** What helps, beyond the message itself. */
function failureDetail(text: Text, failure: FailureNoticeProps["failure"]): string {
  switch (failure) {
    case "network":
      return text.failures.network;
    case "tooMany":
      return text.failures.tooMany;
    default:
      return text.failures.server;
  }
}
