import type { PreloadImage } from "~/document/head";
import { pictureSet } from "./find-picture";

/** Has the browser fetch a page's first picture before it has met it: the same file that `Picture` will choose. */
export function preloadPicture(name: string, sizes: string, media?: string): PreloadImage {
  return {
    imagesrcset: pictureSet(name, "avif"),
    imagesizes: sizes,
    type: "image/avif",
    ...(media ? { media } : {}),
  };
}
