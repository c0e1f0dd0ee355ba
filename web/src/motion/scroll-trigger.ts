import { gsap } from "gsap";
import { ScrollTrigger } from "gsap/ScrollTrigger";

interface FollowOptions {
  /** Start of the scene: an edge of the section and a position in the window, in ScrollTrigger's syntax. */
  readonly start?: string;
  /** End of the scene, in the same syntax. */
  readonly end?: string;
  /** Seconds in which the scene catches up with the scroll position; it follows immediately by default. */
  readonly seconds?: number;
  /** Called before start and end are measured, to update values that they depend on. */
  readonly onMeasure?: () => void;
}

export type FollowScroll = typeof followScroll;

/** Root margin within which a scene follows the scroll position: its observer reports a frame late. */
const NEAR = "25% 0px";

// Creates the body's `style` attribute through CSSOM. ScrollTrigger would write a missing one as an attribute, which
// the Content-Security-Policy blocks.
document.body.style.cssText += "";
gsap.registerPlugin(ScrollTrigger);
ScrollTrigger.disable();

/** Calls `draw` with the progress through the section, 0 to 1, whenever it changes. */
export function followScroll(
  section: HTMLElement,
  draw: (progress: number) => void,
  { start = "top top", end = "bottom bottom", seconds, onMeasure }: FollowOptions = {},
): void {
  const playhead = { progress: 0 };
  const update = () => draw(playhead.progress);
  gsap.to(playhead, {
    progress: 1,
    ease: "none",
    onUpdate: update,
    scrollTrigger: {
      trigger: section,
      start,
      end,
      scrub: seconds ?? true,
      onRefreshInit: () => onMeasure?.(),
      onRefresh: update,
    },
  });
}

/**
 * Scrolls the page, smoothly if its style says so. A ScrollTrigger refresh before the first scroll event would reset
 * the scroll position, so it is followed by another scroll. After that event ScrollTrigger waits for the end of the
 * scroll.
 */
export function scrollPageTo(top: number): void {
  const scroll = () => scrollTo({ top });
  ScrollTrigger.addEventListener("refresh", scroll);
  const forget = () => ScrollTrigger.removeEventListener("refresh", scroll);
  addEventListener("scroll", forget, { once: true });
  scroll();
}

const near = new Set<Element>();
let enabled = false;
/** A context outside of scenes: ScrollTrigger's timers must not end with the scene that enabled it. */
const outside = gsap.context(() => undefined);

/**
 * Enables ScrollTrigger only while a scene's section is near, since it requests every frame. Returns a function that
 * ends this.
 */
export function whileNear(section: Element): () => void {
  setNear(section, true);
  sight.observe(section);
  return () => {
    sight.unobserve(section);
    setNear(section, false);
  };
}

const sight = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) setNear(target, isIntersecting);
  },
  { rootMargin: NEAR },
);

function setNear(section: Element, isNear: boolean): void {
  if (isNear) near.add(section);
  else near.delete(section);
  if (enabled === near.size > 0) return;
  enabled = near.size > 0;
  outside.ignore(() => (enabled ? ScrollTrigger.enable() : ScrollTrigger.disable(true)));
}

// Content above a scene may grow without a resize of the window.
new ResizeObserver(() => {
  if (enabled) ScrollTrigger.refresh(true);
}).observe(document.body);

// ScrollTrigger sets smooth scrolling as an inline style, which would override the rule for reduced motion.
ScrollTrigger.addEventListener("refresh", () => {
  requestAnimationFrame(() => document.documentElement.style.removeProperty("scroll-behavior"));
});
