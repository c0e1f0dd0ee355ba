import { filesOf, pictureSet, uprightSet } from "./find-picture";
import type { SiteImage } from "./site-image";

/** Values of the `sizes` attribute for the two shapes of an opening picture. */
export interface OpeningSizes {
  readonly wide: string;
  readonly upright: string;
}

/** Aspect ratios of the two shapes. */
const SHAPES = { wide: 16 / 9, upright: 9 / 16 } as const;

/**
 * Returns the sizes of a picture that covers the window's width and a height of at most `limit` pixels. If the box is
 * higher than the picture, the picture is enlarged to the box's height and cropped.
 */
export function openingSizes(limit: number | null): OpeningSizes {
  const sizes = (shape: number) => {
    const height = `${(100 * shape).toFixed(2)}vh`;
    return `max(100vw, ${limit === null ? height : `min(${height}, ${Math.round(limit * shape)}px)`})`;
  };
  // On a phone the text may make the box higher than the limit.
  return { wide: sizes(SHAPES.wide), upright: `max(100vw, ${(100 * SHAPES.upright).toFixed(2)}vh)` };
}

interface Upright {
  readonly files: readonly { readonly type?: string; readonly srcSet: string }[];
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
}

/** Returns the picture for phones: the narrow one if given, or else the wide one's upright crop; null without both. */
export function uprightOf(wide: SiteImage, narrow?: SiteImage | null): Upright | null {
  if (narrow) {
    const files = filesOf(narrow);
    if (files) return { files: inBothFormats((format) => pictureSet(files, format)), ...sizeOf(files) };
    if (narrow.file) return { files: [{ srcSet: narrow.file.src }], ...sizeOf(narrow.file) };
  }
  const files = filesOf(wide);
  const width = files?.upright?.at(-1);
  if (!files || width === undefined) return null;
  return {
    files: inBothFormats((format) => uprightSet(files, format)),
    width,
    height: Math.round(width / SHAPES.upright),
  };
}

const sizeOf = ({ width, height }: { readonly width: number; readonly height: number }) => ({
  width,
  height,
});

const inBothFormats = (setOf: (format: "avif" | "webp") => string) =>
  (["avif", "webp"] as const).map((format) => ({ type: `image/${format}`, srcSet: setOf(format) }));
