import { gsap } from "gsap";
import { ScrollTrigger } from "gsap/ScrollTrigger";
import { attempt } from "~/core/load";

interface FollowOptions {
  /** The edge of the section and the place in the window that meet where the scene begins, as ScrollTrigger takes them. */
  readonly start?: string;
  /** The same for its end. */
  readonly end?: string;
  /** The seconds in which the scene catches up with the scroll position. Without, it follows at once. */
  readonly seconds?: number;
  /** Called before start and end are measured, for what they depend on. */
  readonly onMeasure?: () => void;
}

export type FollowScroll = typeof followScroll;

/** How far outside the window a scene begins to follow the scroll position: its observer reports a frame late. */
const NEAR = "25% 0px";

// ScrollTrigger writes a `style` attribute where the body has none, which the content security policy refuses.
document.body.style.cssText += "";
gsap.registerPlugin(ScrollTrigger);
ScrollTrigger.disable();

/** Calls `draw` with the progress through the section, 0 to 1, whenever that moves. */
export function followScroll(
  section: HTMLElement,
  draw: (progress: number) => void,
  { start = "top top", end = "bottom bottom", seconds, onMeasure }: FollowOptions = {},
): void {
  const playhead = { progress: 0 };
  const update = () => {
    attempt(draw, playhead.progress);
  };
  gsap.to(playhead, {
    progress: 1,
    ease: "none",
    onUpdate: update,
    scrollTrigger: {
      trigger: section,
      start,
      end,
      scrub: seconds ?? true,
      onRefreshInit: () => attempt(() => onMeasure?.()),
      onRefresh: update,
    },
  });
}

const near = new Set<Element>();
let enabled = false;
/** Timers that ScrollTrigger makes for itself must not end with the scene in whose context it is enabled. */
const outside = gsap.context(() => undefined);

/** Enables ScrollTrigger while a scene's section is near, and no longer: enabled, it asks for every frame. */
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

// What stands above a scene may grow without the window being resized.
new ResizeObserver(() => {
  if (enabled) ScrollTrigger.refresh(true);
}).observe(document.body);

// ScrollTrigger leaves the stylesheet's smooth scrolling behind as an inline style, which reduced motion could not undo.
ScrollTrigger.addEventListener("refresh", () => {
  requestAnimationFrame(() => document.documentElement.style.removeProperty("scroll-behavior"));
});
