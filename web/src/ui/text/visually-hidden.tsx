import type { HTMLAttributes, ReactNode } from "react";
import styles from "./visually-hidden.module.css";

interface VisuallyHiddenProps extends Pick<HTMLAttributes<HTMLElement>, "aria-live" | "role"> {
  readonly as?: "span" | "p" | "h1" | "legend";
  readonly children: ReactNode;
}

export function VisuallyHidden({ as: Element = "span", children, ...native }: VisuallyHiddenProps) {
  return (
    <Element className={styles.hidden} {...native}>
      {children}
    </Element>
  );
}
