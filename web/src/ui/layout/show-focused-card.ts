import type { FocusEvent } from "react";

/** Tolerance of a card's edges, in CSS pixels. */
const TOLERANCE = 1;

/**
 * Scrolls a list horizontally to the card whose content has taken the focus by keyboard. The browser only scrolls as
 * far as the link, and snapping reverts that if the previous card is nearer.
 */
export function showFocusedCard({ currentTarget: list, target }: FocusEvent<HTMLElement>): void {
  const card = [...list.children].find((child) => child.contains(target));
  if (!card || !target.matches(":focus-visible")) return;
  const edges = list.getBoundingClientRect();
  const { left, right } = card.getBoundingClientRect();
  if (left >= edges.left - TOLERANCE && right <= edges.right + TOLERANCE) return;
  const padding = Number.parseFloat(getComputedStyle(list).scrollPaddingInlineStart) || 0;
  // Instantly: the browser's own scroll follows and would end a smooth one.
  list.scrollTo({ left: list.scrollLeft + left - edges.left - padding, behavior: "instant" });
}
