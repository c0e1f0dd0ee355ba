import { Info } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "~/ui/icon/icon";
import styles from "./notice.module.css";

/** A sentence that a reader should know before going on. */
export function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.notice} role="status">
      <Icon icon={Info} className={styles.icon} />
      {children}
    </p>
  );
}
