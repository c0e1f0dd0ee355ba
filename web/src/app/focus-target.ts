type Address = Pick<URL, "pathname" | "search">;

/** The content and the footer; the bar is always in view. */
const PARTS = ":is(main, main ~ footer)";

/**
 * Returns the element to focus after Back or Forward, among the elements in view: a link to the page that was left, the
 * focused element, or a heading. If none is in view, returns the heading above.
 */
export function focusTarget({ pathname, search }: Address): HTMLElement | null {
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
