import type { FocalPoint, MediaItem, UprightCrop } from "~/generated/contract";

/** Width of the part relative to its height, as on the site's own upright pictures. */
const SHAPE = 9 / 16;
/** The smallest part, relative to the largest. */
export const SMALLEST = 0.2;
/** Width in pixels below which phones with a fine screen show the part blurred. */
const SHARP_WIDTH = 720;

/** Width and height in pixels. */
type Size = Pick<MediaItem, "width" | "height">;

/** Returns the height of the largest part, as a share of the picture's. */
function largestHeight({ width, height }: Size): number {
  return Math.min(1, width / height / SHAPE);
}

/** Returns the part of a scale, from `SMALLEST` to 1, around a point. It stays within the picture. */
export function partAround(size: Size, scale: number, { x, y }: FocalPoint): UprightCrop {
  const height = largestHeight(size) * Math.min(1, Math.max(SMALLEST, scale));
  const width = Math.min(1, (height * SHAPE * size.height) / size.width);
  const start = (middle: number, length: number) => Math.min(1 - length, Math.max(0, middle - length / 2));
  // Rounded down, so that the sums do not exceed the picture.
  const share = (value: number) => Math.floor(value * 10_000) / 10_000;
  return {
    x: share(start(x, width)),
    y: share(start(y, height)),
    width: share(width),
    height: share(height),
  };
}

export function middleOf({ x, y, width, height }: UprightCrop): FocalPoint {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Returns the size of a part relative to the largest. */
export function scaleOf(size: Size, part: UprightCrop): number {
  return Math.min(1, part.height / largestHeight(size));
}

/** Returns the area that phones see of a stored part: another picture may have replaced the one that it was set on. */
export function shownPart(size: Size, part: UprightCrop): UprightCrop {
  const height = Math.min(part.height, (part.width * size.width) / size.height / SHAPE);
  return partAround(size, height / largestHeight(size), middleOf(part));
}

/** Returns width and height of a part in pixels of the picture. */
export function pixelsOf({ width, height }: Size, part: UprightCrop): Size {
  return { width: Math.round(part.width * width), height: Math.round(part.height * height) };
}

export function isSharp(size: Size, part: UprightCrop): boolean {
  return pixelsOf(size, part).width >= SHARP_WIDTH;
}
