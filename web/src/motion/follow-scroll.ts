/** The stretch of a page over which a scene plays, in CSS pixels from the page's top. */
export interface ScrollSpan {
  readonly start: number;
  readonly end: number;
}

interface Box {
  readonly top: number;
  readonly bottom: number;
}

interface FollowOptions {
  /** Shares of the window's height: the scene begins when the element's top has come up to the one… */
  readonly from?: number;
  /** …and ends when its bottom has come up to the other. */
  readonly to?: number;
  /** Measures anew what the scene depends on, before the progress is read. */
  readonly onResize?: () => void;
}

interface ScrollFollower {
  span(): ScrollSpan;
  stop(): void;
}

/**
 * Where a scene begins and ends for an element that stands at `box` on the page. Whole pixels, inwards: a scroll position
 * may be rounded, and both ends have to be reached.
 */
export function scrollSpan(box: Box, windowHeight: number, { from = 0, to = 1 }: FollowOptions): ScrollSpan {
  return {
    start: Math.ceil(box.top - from * windowHeight),
    end: Math.floor(box.bottom - to * windowHeight),
  };
}

/** How much of a stretch has been scrolled through, from 0 to 1. A stretch of no length is over once it is reached. */
export function progressThrough({ start, end }: ScrollSpan, scrollTop: number): number {
  if (end <= start) return scrollTop >= start ? 1 : 0;
  return Math.min(Math.max((scrollTop - start) / (end - start), 0), 1);
}

/**
 * Tells how far the page has been scrolled past an element: at once, and once a frame while it changes. The height of the
 * window is the layout's, so that a phone's address bar, which comes and goes, moves nothing.
 */
export function followScroll(
  element: HTMLElement,
  onProgress: (progress: number) => void,
  options: FollowOptions = {},
): ScrollFollower {
  let frame = 0;
  let told: number | null = null;

  const span = () => {
    const { top, bottom } = element.getBoundingClientRect();
    const box = { top: top + scrollY, bottom: bottom + scrollY };
    return scrollSpan(box, document.documentElement.clientHeight, options);
  };
  const tell = () => {
    frame = 0;
    const progress = progressThrough(span(), scrollY);
    if (progress === told) return;
    told = progress;
    onProgress(progress);
  };
  const scrolled = () => {
    frame ||= requestAnimationFrame(tell);
  };
  const resized = () => {
    options.onResize?.();
    scrolled();
  };

  const size = new ResizeObserver(resized);
  options.onResize?.();
  tell();
  size.observe(element);
  addEventListener("resize", resized);
  addEventListener("scroll", scrolled, { passive: true });
  return {
    span,
    stop: () => {
      cancelAnimationFrame(frame);
      size.disconnect();
      removeEventListener("resize", resized);
      removeEventListener("scroll", scrolled);
    },
  };
}
