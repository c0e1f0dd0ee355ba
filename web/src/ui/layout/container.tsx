import type { ReactNode } from "react";
import styles from "./container.module.css";

/** Limits its content to the page's width, with a gutter on both sides. */
export function Container({
  className = "",
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return <div className={`${styles.container} ${className}`}>{children}</div>;
}
