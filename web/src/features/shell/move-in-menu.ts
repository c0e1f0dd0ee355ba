import type { KeyboardEvent } from "react";

/**
 * Moves the focus in an open menu: Down and Up between links, Left and Right to the other column, Home and End to the
 * first and last link. Up from the first link moves to the heading. Tab is not handled.
 */
export function moveInMenu(event: KeyboardEvent, menu: HTMLDetailsElement): void {
  if (!menu.open || event.altKey || event.ctrlKey || event.metaKey) return;
  const links = [...menu.querySelectorAll<HTMLElement>("a")];
  const focused = document.activeElement;
  const at = focused instanceof HTMLElement ? links.indexOf(focused) : -1;
  const to = target(event.key, at, links);
  if (to === undefined) return;
  event.preventDefault();
  (links[to] ?? menu.querySelector("summary"))?.focus();
}

/** Returns the index of the link to focus; -1 for the heading, undefined to leave the focus. */
function target(key: string, at: number, links: readonly HTMLElement[]): number | undefined {
  const last = links.length - 1;
  switch (key) {
    case "ArrowDown":
      return at === last ? 0 : at + 1;
    case "ArrowUp":
      return at === -1 ? last : at - 1;
    case "Home":
      return 0;
    case "End":
      return last;
    case "ArrowRight":
    case "ArrowLeft":
      return inOtherColumn(at, links);
    default:
      return undefined;
  }
}

/** Returns the index of the link at the same height in the other column. */
function inOtherColumn(at: number, links: readonly HTMLElement[]): number | undefined {
  const here = links[at]?.getBoundingClientRect();
  if (!here) return undefined;
  const found = links.findIndex((link, index) => {
    const { top, left } = link.getBoundingClientRect();
    return index !== at && Math.abs(top - here.top) < here.height / 2 && left !== here.left;
  });
  return found === -1 ? undefined : found;
}
