interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** The content and the footer. What the bar holds is in sight wherever the page is read. */
const PARTS = ":is(main, main ~ footer)";

/**
 * Returns what the reader of the way back had left, in the part of the page that is in sight: a link to the page that was
 * shown before, what has the focus still, or a heading; with none of them in sight, the heading that the part is under.
 */
export function placeLeft({ pathname, search }: Address): HTMLElement | null {
  const places = [...document.querySelectorAll<HTMLElement>(`${PARTS} :is(a, h1, h2, h3)`)].filter(
    (element) => element.getClientRects().length > 0,
  );
  const inSight = places.filter(isInSight);
  const link = inSight.find((element) => element.getAttribute("href")?.split("#")[0] === pathname + search);
  if (link) return link;
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest(PARTS) && isInSight(focused)) return focused;
  const above = places.filter((element) => isHeading(element) && element.getBoundingClientRect().top <= 0);
  return inSight.find(isHeading) ?? above.at(-1) ?? null;
}

function isInSight(element: HTMLElement): boolean {
  const { top } = element.getBoundingClientRect();
  return top > 0 && top < innerHeight;
}

const isHeading = ({ tagName }: HTMLElement) => tagName !== "A";
