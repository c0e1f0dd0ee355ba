interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** Links and headings of the content and the footer. The bar's are in sight wherever the page is read. */
const PLACES = ":is(main, main ~ footer) :is(a, h1, h2, h3)";

/**
 * Returns what the reader of the way back had left, in the part of the page that is in sight: the link to the page that
 * was shown before, or a heading; with neither in sight, the heading that the part is under.
 */
export function placeLeft({ pathname, search }: Address): HTMLElement | null {
  const places = [...document.querySelectorAll<HTMLElement>(PLACES)].filter(
    (element) => element.getClientRects().length > 0,
  );
  const inSight = places.filter((element) => {
    const { top } = element.getBoundingClientRect();
    return top > 0 && top < innerHeight;
  });
  const link = inSight.find((element) => element.getAttribute("href") === pathname + search);
  const above = places.filter((element) => isHeading(element) && element.getBoundingClientRect().top <= 0);
  return link ?? inSight.find(isHeading) ?? above.at(-1) ?? null;
}

const isHeading = ({ tagName }: HTMLElement) => tagName !== "A";
