import type { ReactNode } from "react";
import styles from "./card.module.css";

interface CardProps {
  readonly as?: "div" | "article" | "li";
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A bounded piece of content. Cards in a row share the height of the tallest. */
export function Card({ as: Element = "div", className = "", children }: CardProps) {
  return <Element className={`${styles.card} ${className}`}>{children}</Element>;
}
