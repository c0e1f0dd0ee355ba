import type { ReactNode } from "react";
import styles from "./one-line.module.css";

/** Words that are not broken over lines. */
export function OneLine({ children }: { readonly children: ReactNode }) {
  return <span className={styles.line}>{children}</span>;
}
