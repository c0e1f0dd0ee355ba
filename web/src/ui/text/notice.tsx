import Info from "lucide-react/icons/info";
import type { ReactNode } from "react";
import { useArrivalFocus } from "~/ui/browser/use-arrival-focus";
import { Icon } from "~/ui/pictures/icon";
import styles from "./notice.module.css";

interface NoticeProps {
  /** True for the outcome of the visitor's action, which takes the focus. */
  readonly isOutcome?: boolean;
  readonly children: ReactNode;
}

/** A highlighted sentence. */
export function Notice({ children, isOutcome = false }: NoticeProps) {
  const notice = useArrivalFocus<HTMLParagraphElement>(isOutcome);
  return (
    <p ref={notice} className={styles.notice} role="status" tabIndex={-1}>
      <Icon icon={Info} className={styles.icon} />
      {children}
    </p>
  );
}
