import type { ReactNode } from "react";
import { DESKTOP } from "~/ui/browser/media-queries";
import { useMediaQuery } from "~/ui/browser/use-media-query";
import { showFocusedCard } from "./show-focused-card";
import styles from "./swipe-list.module.css";

interface SwipeListProps {
  readonly label: string;
  /** Class with the layout from 768 px on. */
  readonly className?: string | undefined;
  /** True if the list has no focusable content: the list itself is then focusable, so that keys scroll it. */
  readonly focusable?: boolean;
  readonly ordered?: boolean;
  /** List items. */
  readonly children: ReactNode;
}

/** A row of cards to swipe through on a phone, with native scrolling. */
export function SwipeList({
  label,
  className = "",
  focusable = false,
  ordered = false,
  children,
}: SwipeListProps) {
  const desktop = useMediaQuery(DESKTOP);
  const List = ordered ? "ol" : "ul";
  return (
    <List
      className={`${styles.list} ${className}`}
      aria-label={label}
      onFocus={showFocusedCard}
      tabIndex={focusable && !desktop ? 0 : undefined}
    >
      {children}
    </List>
  );
}
