/**
 * A scroll position relative to a block of the content: the distance in CSS pixels from the block's top to the window's
 * top. An absolute position would not suffice, because a scene grows once its script has started.
 */
export interface ScrollPlace {
  readonly block: number;
  readonly offset: number;
}

/** Events that may start scrolling by the visitor. */
const INPUTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Milliseconds for which a page may grow after it is shown. */
const GROWTH_LIMIT = 5_000;

export function currentPlace(): ScrollPlace {
  const tops = blocks().map((block) => block.getBoundingClientRect().top);
  const block = Math.max(
    tops.findLastIndex((top) => top <= 0),
    0,
  );
  return { block, offset: -(tops[block] ?? 0) };
}

/**
 * Scrolls to a place immediately and again whenever the page grows, until the visitor scrolls. Returns a function that
 * ends this; `onEnd` runs afterwards.
 */
export function restoreScroll(place: ScrollPlace, onEnd: () => void): () => void {
  const go = () => goTo(place);
  const size = new ResizeObserver(go);
  const end = () => {
    size.disconnect();
    clearTimeout(limit);
    for (const input of INPUTS) removeEventListener(input, end);
    onEnd();
  };
  const limit = setTimeout(end, GROWTH_LIMIT);
  for (const input of INPUTS) addEventListener(input, end, { passive: true });
  go();
  size.observe(document.body);
  return end;
}

function goTo({ block, offset }: ScrollPlace): void {
  const top = blocks()[block]?.getBoundingClientRect().top ?? 0;
  scrollTo({ top: top + scrollY + offset, behavior: "instant" });
}

/** Returns the blocks of the main content and the footer. */
function blocks(): Element[] {
  let content = document.querySelector("main");
  if (!content) return [];
  const after = document.querySelectorAll("main ~ footer");
  while (content.childElementCount === 1 && content.firstElementChild instanceof HTMLElement) {
    content = content.firstElementChild;
  }
  return [...content.children, ...after];
}
