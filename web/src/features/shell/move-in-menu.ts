import type { KeyboardEvent } from "react";

/**
 * Moves the focus in an open menu: down and up from link to link, left and right to the other column, Home and End to the
 * first and last. Up from the first link leads back to the heading. Tab works as everywhere.
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

/** Position of the link to go to; -1 is the heading, undefined no move at all. */
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
      return beside(at, links);
    default:
      return undefined;
  }
}

/** The link at the same height in the other column. */
function beside(at: number, links: readonly HTMLElement[]): number | undefined {
  const here = links[at]?.getBoundingClientRect();
  if (!here) return undefined;
  const found = links.findIndex((link, index) => {
    const { top, left } = link.getBoundingClientRect();
    return index !== at && Math.abs(top - here.top) < here.height / 2 && left !== here.left;
  });
  return found === -1 ? undefined : found;
}
