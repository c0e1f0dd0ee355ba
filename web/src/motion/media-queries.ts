/** The two layouts meet at 768 px; below it, the phone's. The core's `MOBILE_BREAKPOINT_PX` is the same number. */
export const DESKTOP = "(min-width: 768px)";
export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";
/** Where scenes that follow the scroll position play: pinned, stacked, travelling sideways. */
export const SCENES = "(min-width: 768px) and (prefers-reduced-motion: no-preference)";
