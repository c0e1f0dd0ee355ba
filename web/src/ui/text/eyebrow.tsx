import type { ReactNode } from "react";
import styles from "./eyebrow.module.css";

interface EyebrowProps {
  /** Use a heading only if the section has no other. */
  readonly as?: "p" | "h2" | "span";
  readonly id?: string;
  readonly large?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The small label above a title. */
export function Eyebrow({ as: Element = "p", id, large = false, className = "", children }: EyebrowProps) {
  return (
    <Element id={id} className={`${styles.eyebrow} ${large ? styles.large : ""} ${className}`}>
      {children}
    </Element>
  );
}
