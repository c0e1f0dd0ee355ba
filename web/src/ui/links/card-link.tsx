import type { ComponentProps } from "react";
import { AppLink } from "./app-link";
import styles from "./card-link.module.css";

/** The link of a card: its text is the title, and the whole card is pressed, which has to be positioned. */
export function CardLink({ className, ...link }: ComponentProps<typeof AppLink>) {
  return <AppLink className={className ? `${styles.link} ${className}` : styles.link} {...link} />;
}
