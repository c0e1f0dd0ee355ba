/** Windows with the desktop layout. Product requirement: 768 px is the breakpoint. */
export const DESKTOP = "(min-width: 768px)";
/** All other windows. */
export const NARROW = "(max-width: 767.98px)";
export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";
export const MOTION = `not all and ${REDUCED_MOTION}`;
/**
 * Windows in which pinned scenes play; paper has no scroll position. 40rem is the height that the fullest of them needs
 * at the browser's own text size; the scenes' stylesheets name the same query.
 */
export const SCENES =
  "screen and (min-width: 768px) and (min-height: 40rem) and (prefers-reduced-motion: no-preference)";
