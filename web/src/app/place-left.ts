import { currentEntryKey } from "./history-keys";

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** The content and the footer. What the bar holds is in sight wherever the page is read. */
const PARTS = ":is(main, main ~ footer)";

const PLACES = `${PARTS} :is(a, h1, h2, h3)`;

/** A link by its address, and its place among the page's links with that address. */
interface PressedLink {
  readonly href: string;
  readonly index: number;
}

/** The link that was pressed last in each history entry, while nothing else was pressed after it. */
const pressedLinks = new Map<string, PressedLink>();

/** Remembers the links that are pressed. Returns a function that ends this. */
export function watchPresses(): () => void {
  const press = ({ target }: Event) => {
    const key = currentEntryKey();
    if (!key) return;
    pressedLinks.delete(key);
    const link = target instanceof Element ? target.closest("a") : null;
    const href = link?.getAttribute("href");
    if (!link || !href) return;
    const index = linksTo(href).indexOf(link);
    if (index >= 0) pressedLinks.set(key, { href, index });
  };
  document.addEventListener("click", press, true);
  return () => document.removeEventListener("click", press, true);
}

/**
 * Returns what the reader of the way back had left, in the part of the page that is in sight: the link that was pressed,
 * a link to the page that was shown before, what has the focus still, or a heading; with none of them in sight, the
 * heading that the part is under.
 */
export function placeLeft(key: string, before: Address): HTMLElement | null {
  const places = placesShown();
  const inSight = places.filter(isInSight);
  const { href, index } = pressedLinks.get(key) ?? {};
  const pressed = href === undefined ? undefined : linksTo(href)[index ?? 0];
  if (pressed && isInSight(pressed)) return pressed;
  const link = inSight.find((element) => element.getAttribute("href") === before.pathname + before.search);
  if (link) return link;
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest(PARTS) && isInSight(focused)) return focused;
  const above = places.filter((element) => isHeading(element) && element.getBoundingClientRect().top <= 0);
  return inSight.find(isHeading) ?? above.at(-1) ?? null;
}

function placesShown(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(PLACES)].filter(
    (element) => element.getClientRects().length > 0,
  );
}

function linksTo(href: string): HTMLElement[] {
  return placesShown().filter((element) => element.getAttribute("href") === href);
}

function isInSight(element: HTMLElement): boolean {
  const { top } = element.getBoundingClientRect();
  return top > 0 && top < innerHeight;
}

const isHeading = ({ tagName }: HTMLElement) => tagName !== "A";
