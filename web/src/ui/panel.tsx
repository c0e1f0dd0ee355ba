import type { ReactNode } from "react";
import styles from "./panel.module.css";

interface PanelProps {
  readonly tint?: "teal" | "cyan";
  readonly blurred?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Glass over a dark ground. */
export function Panel({ tint = "teal", blurred = false, className = "", children }: PanelProps) {
  return (
    <div className={`${styles.panel} ${styles[tint]} ${blurred ? styles.blurred : ""} ${className}`}>
      {children}
    </div>
  );
}
