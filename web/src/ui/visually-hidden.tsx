import type { AriaAttributes, ReactNode } from "react";
import styles from "./visually-hidden.module.css";

interface VisuallyHiddenProps extends Pick<AriaAttributes, "aria-live"> {
  readonly as?: "span" | "p" | "h1" | "legend";
  readonly children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = "span", children, ...aria }: VisuallyHiddenProps) {
  return (
    <Element className={styles.hidden} {...aria}>
      {children}
    </Element>
  );
}
