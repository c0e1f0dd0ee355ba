/** Windows with the desktop layout. Product requirement: 768 px is the breakpoint. */
export const DESKTOP = "(min-width: 768px)";
/** All other windows. */
export const NARROW = "(max-width: 767.98px)";
export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";
export const MOTION = `not all and ${REDUCED_MOTION}`;
/**
 * Windows in which pinned scenes play; not in print. 40rem is the height that the largest scene needs at the default
 * text size. The scenes' stylesheets repeat this query.
 */
export const SCENES =
  "screen and (min-width: 768px) and (min-height: 40rem) and (prefers-reduced-motion: no-preference)";
