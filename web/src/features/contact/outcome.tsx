import { CircleAlert, CircleCheck } from "lucide-react";
import type { FormSnapshot } from "~/core/contract";
import { Icon } from "~/ui/icon";
import { useArrivalFocus } from "~/ui/use-arrival-focus";
import styles from "./outcome.module.css";
import { type Words, words } from "./words";

interface SentNoticeProps {
  readonly detail: string;
  readonly reference: string | null;
}

export function SentNotice({ detail, reference }: SentNoticeProps) {
  // The form above the button is empty now; the reader is brought to where it says why.
  const notice = useArrivalFocus<HTMLDivElement>();
  return (
    <div ref={notice} className={styles.sent} role="status" tabIndex={-1}>
      <Icon icon={CircleCheck} size="lg" className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.message}>{words.sent}</p>
        <p>{detail}</p>
        {reference ? (
          <p className={styles.reference}>
            {words.sentReference}: <span>{reference}</span>
          </p>
        ) : null}
      </div>
    </div>
  );
}

interface FailureNoticeProps {
  readonly text: Words;
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

/** Advice beside the message. */
function failureDetail(text: Words, failure: FailureNoticeProps["failure"]): string {
  switch (failure) {
    case "network":
      return text.failures.network;
    case "tooMany":
      return text.failures.tooMany;
    default:
      return text.failures.server;
  }
}
