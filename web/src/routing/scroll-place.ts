/**
 * A place on a page: one of the blocks that its content consists of, and how far the window's top is past the block's,
 * in CSS pixels. A scroll position alone would not do: a scene takes more room once its script has started.
 */
export interface ScrollPlace {
  readonly block: number;
  readonly offset: number;
}

/** What a visitor does to scroll. */
const INPUTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** How long a page may go on growing after it was shown, in milliseconds. */
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
 * Scrolls to a place at once and stays there while the page grows, until the visitor scrolls. Returns what ends it; `onEnd`
 * runs once it has ended.
 */
export function holdPlace(place: ScrollPlace, onEnd: () => void): () => void {
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

/** The parts of the main content, and the footer. */
function blocks(): Element[] {
  let content = document.querySelector("main");
  if (!content) return [];
  const after = document.querySelectorAll("main ~ footer");
  while (content.childElementCount === 1 && content.firstElementChild instanceof HTMLElement) {
    content = content.firstElementChild;
  }
  return [...content.children, ...after];
}
