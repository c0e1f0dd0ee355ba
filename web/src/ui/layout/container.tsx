import type { ReactNode } from "react";
import styles from "./container.module.css";

/** Keeps its content to the page's width, with the gutter at both sides. */
export function Container({
  className = "",
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return <div className={`${styles.container} ${className}`}>{children}</div>;
}
