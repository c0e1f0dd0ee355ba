/** Widths in pixels in which each frame is stored; see scripts/media. */
const WIDTHS = [800, 1200] as const;

type FrameWidth = (typeof WIDTHS)[number];

/** The smallest stored width that fills a canvas. */
export function frameWidthFor(canvasPixels: number): FrameWidth {
  return WIDTHS.find((width) => width >= canvasPixels) ?? 1200;
}

export function frameUrl(frame: number, width: FrameWidth): string {
  return `/media/frames/${width}/${String(frame).padStart(2, "0")}.avif`;
}
