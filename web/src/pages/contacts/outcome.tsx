import { CircleAlert, CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import type { contact } from "~/content/contact";
import type { FormSnapshot } from "~/core/contract";
import { Icon } from "~/ui/icon/icon";
import styles from "./outcome.module.css";

type Text = typeof contact;

export function SentNotice({ text, reference }: { readonly text: Text; readonly reference: string | null }) {
  const notice = useRef<HTMLDivElement>(null);
  // The form above the button is empty now; the reader is brought to where it says why.
  useEffect(() => notice.current?.focus(), []);

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
}

export function FailureNotice({ text, message, failure }: FailureNoticeProps) {
  const detail = failureDetail(text, failure);
  return (
    <div className={styles.failure} role="alert">
      <Icon icon={CircleAlert} size="lg" className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.message}>{message}</p>
        {detail ? <p>{detail}</p> : null}
      </div>
    </div>
  );
}

/** What helps, beyond the specification's message. A refused field says so itself, in the summary. */
function failureDetail(text: Text, failure: FailureNoticeProps["failure"]): string | null {
  switch (failure) {
    case "network":
      return text.failures.network;
    case "tooMany":
      return text.failures.tooMany;
    case "rejected":
      return null;
    default:
      return text.failures.server;
  }
}
