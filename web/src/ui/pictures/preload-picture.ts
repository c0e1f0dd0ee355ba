import { DESKTOP, NARROW } from "~/ui/browser/media-queries";
import { filesOf, pictureSet } from "./find-picture";
import { type OpeningSizes, uprightOf } from "./opening-picture";
import type { SiteImage } from "./site-image";

/** The attributes of a link that preloads a picture of the first screen. */
export interface PreloadImage {
  readonly href?: string;
  readonly imagesrcset?: string;
  readonly imagesizes?: string;
  readonly type?: string;
  readonly media?: string;
}

/** Returns the link that preloads a page's first picture, with the same candidates as `Picture`. */
export function preloadPicture(image: SiteImage, sizes: string, media?: string): PreloadImage {
  const files = filesOf(image);
  const source = files
    ? { imagesrcset: pictureSet(files, "avif"), imagesizes: sizes, type: "image/avif" }
    : { href: image.file?.src ?? "" };
  return { ...source, ...(media ? { media } : {}) };
}

/** Returns the links that preload an `OpeningPicture`: a single one, or one for each shape. */
export function preloadOpening(
  wide: SiteImage,
  sizes: OpeningSizes,
  narrow?: SiteImage | null,
): readonly PreloadImage[] {
  const [first] = uprightOf(wide, narrow)?.files ?? [];
  if (!first) return [preloadPicture(wide, sizes.wide)];
  const { srcSet, type } = first;
  const upright = type ? { imagesrcset: srcSet, imagesizes: sizes.upright, type } : { href: srcSet };
  return [{ ...upright, media: NARROW }, preloadPicture(wide, sizes.wide, DESKTOP)];
}
