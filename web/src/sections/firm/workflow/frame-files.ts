import { frames } from "~/generated/media";

const WIDTHS = frames.widths;
/** Maximum width of frames in motion, in pixels: more is invisible, and twelve decoded frames take 37 MB. */
const WIDEST_IN_MOTION = 1200;

type FrameWidth = (typeof WIDTHS)[number];

/** Returns the smallest stored width that is not enlarged when drawn with so many pixels. */
export function frameWidthFor(drawnPixels: number, rests: boolean): FrameWidth {
  const wanted = rests ? drawnPixels : Math.min(drawnPixels, WIDEST_IN_MOTION);
  return WIDTHS.find((width) => width >= wanted) ?? WIDTHS[2];
}

export function frameUrl(frame: number, width: FrameWidth): string {
  return `/media/frames/${width}/${String(frame).padStart(2, "0")}.avif`;
}

/** Returns a frame's `srcset`, with every stored width. */
export function frameSet(frame: number): string {
  return WIDTHS.map((width) => `${frameUrl(frame, width)} ${width}w`).join(", ");
}
