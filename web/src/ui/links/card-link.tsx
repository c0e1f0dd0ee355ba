import type { ComponentProps } from "react";
import { AppLink } from "./app-link";
import styles from "./card-link.module.css";

/** The link of a card, with the card's title. It covers the whole card, which has to be positioned. */
export function CardLink({ className, ...link }: ComponentProps<typeof AppLink>) {
  return <AppLink className={className ? `${styles.link} ${className}` : styles.link} {...link} />;
}
