import { frames } from "~/generated/media";
import { replacedFrames } from "~/ui/pictures/replaced-media";

/** Maximum width of frames in motion, in pixels: more is invisible, and twelve decoded frames take 37 MB. */
const WIDEST_IN_MOTION = 1200;

/** Returns the stored widths, the smallest first. */
function frameWidths(): readonly number[] {
  return replacedFrames()?.widths ?? frames.widths;
}

/** Returns the smallest stored width that is not enlarged when drawn with so many pixels, or the largest. */
export function frameWidthFor(drawnPixels: number, rests: boolean): number {
  const wanted = rests ? drawnPixels : Math.min(drawnPixels, WIDEST_IN_MOTION);
  const widths = frameWidths();
  return widths.find((width) => width >= wanted) ?? Math.max(...widths);
}

export function frameUrl(frame: number, width: number): string {
  const number = String(frame).padStart(2, "0");
  const replaced = replacedFrames();
  return replaced
    ? `/media/${replaced.name}-${number}-${width}.avif`
    : `/media/frames/${width}/${number}.avif`;
}

/** Returns the attributes of a frame as a still: every stored width, and the size of the smallest. */
export function stillOf(frame: number) {
  const widths = frameWidths();
  const [width = 0] = widths;
  return {
    src: frameUrl(frame, width),
    srcSet: widths.map((each) => `${frameUrl(frame, each)} ${each}w`).join(", "),
    width,
    height: replacedFrames()?.height ?? (width * 9) / 16,
  };
}
