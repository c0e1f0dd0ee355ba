/*
 * Replaces `~/ui/browser/media-queries` in the build of the back office: nothing moves in the canvas, whatever the
 * editor's own preference is.
 */
export const DESKTOP = "(min-width: 768px)";
export const NARROW = "(max-width: 767.98px)";
export const REDUCED_MOTION = "all";
export const MOTION = "not all";
export const SCENES = "not all";
