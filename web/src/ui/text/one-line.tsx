import type { ReactNode } from "react";
import styles from "./one-line.module.css";

/** Words that stay on one line. */
export function OneLine({ children }: { readonly children: ReactNode }) {
  return <span className={styles.line}>{children}</span>;
}
