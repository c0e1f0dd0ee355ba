import CircleCheck from "lucide-react/icons/circle-check";
import { useArrivalFocus } from "~/ui/browser/use-arrival-focus";
import { Icon } from "~/ui/pictures/icon";
import { useWords } from "~/ui/text/words";
import styles from "./sent-notice.module.css";

interface SentNoticeProps {
  readonly message: string;
  readonly detail: string;
  readonly reference: string | null;
}

export function SentNotice({ message, detail, reference }: SentNoticeProps) {
  const words = useWords().contact;
  // The form is now empty; the focus moves to the notice that explains why.
  const notice = useArrivalFocus<HTMLDivElement>();
  return (
    <div ref={notice} className={styles.sent} role="status" tabIndex={-1}>
      <Icon icon={CircleCheck} size="lg" className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.message}>{message}</p>
        <p>{detail}</p>
        {reference ? (
          <p className={styles.reference}>
            {words.reference}: {reference}
          </p>
        ) : null}
      </div>
    </div>
  );
}
