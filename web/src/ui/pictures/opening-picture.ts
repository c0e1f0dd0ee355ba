import { findPicture, pictureSet, uprightSet } from "./find-picture";
import type { SiteImage } from "./site-image";

/** Value of the `sizes` attribute for each shape of an opening picture. */
export interface OpeningSizes {
  readonly wide: string;
  readonly upright: string;
}

/** Width over height of the two shapes. */
const SHAPES = { wide: 16 / 9, upright: 9 / 16 } as const;

/**
 * Sizes of a picture that covers the window's width and a height of at most `limit` pixels. A picture that is lower than
 * its box is drawn as wide as the box's height asks for, and cropped.
 */
export function openingSizes(limit: number | null): OpeningSizes {
  const sizes = (shape: number) => {
    const height = `${(100 * shape).toFixed(2)}vh`;
    return `max(100vw, ${limit === null ? height : `min(${height}, ${Math.round(limit * shape)}px)`})`;
  };
  // On a phone the words may make the box higher than the limit.
  return { wide: sizes(SHAPES.wide), upright: `max(100vw, ${(100 * SHAPES.upright).toFixed(2)}vh)` };
}

interface Upright {
  readonly files: readonly { readonly type?: string; readonly srcSet: string }[];
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
}

/** Returns the picture for phones: the narrow one if given, else the upright crop of the wide one; null without either. */
export function uprightOf(wide: SiteImage, narrow?: SiteImage | null): Upright | null {
  if (narrow?.file) return { files: [{ srcSet: narrow.file.src }], ...sizeOf(narrow.file) };
  if (narrow)
    return {
      files: inBothFormats((format) => pictureSet(narrow.name, format)),
      ...sizeOf(findPicture(narrow.name)),
    };
  const width = wide.file ? undefined : findPicture(wide.name).upright?.at(-1);
  if (width === undefined) return null;
  return {
    files: inBothFormats((format) => uprightSet(wide.name, format)),
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
