/** Widths in pixels in which each frame is stored; see scripts/media. */
const WIDTHS = [800, 1200] as const;

type FrameWidth = (typeof WIDTHS)[number];

/** The smallest stored width that is not enlarged where frames are drawn so many pixels wide. */
export function frameWidthFor(drawnPixels: number): FrameWidth {
  return WIDTHS.find((width) => width >= drawnPixels) ?? 1200;
}

export function frameUrl(frame: number, width: FrameWidth): string {
  return `/media/frames/${width}/${String(frame).padStart(2, "0")}.avif`;
}

/** A frame in every stored width, as the `srcset` attribute says it. */
export function frameSet(frame: number): string {
  return WIDTHS.map((width) => `${frameUrl(frame, width)} ${width}w`).join(", ");
}
