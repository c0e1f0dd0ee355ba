import type { ImageFile, ImageFocus, ImageSizes } from "~/generated/contract";
import { type Picture as BuiltPicture, pictures } from "~/generated/media";
import { replacedPicture } from "./replaced-media";
import type { SiteImage } from "./site-image";

const known: Readonly<Record<string, BuiltPicture>> = pictures;

/** Default files for a wide picture that is not in the manifest. */
const STANDARD: BuiltPicture = {
  width: 1200,
  height: 675,
  avif: [480, 800, 1200],
  webp: [800, 1200],
};

/** The files of a picture: `/media/{base}-{width}.{avif|webp}`. */
export interface PictureFiles extends BuiltPicture {
  readonly base: string;
  /** The point that stays in sight when the picture is cropped, for a picture of the media library. */
  readonly point?: ImageFocus | undefined;
}

/**
 * Returns the files of one of the site's own pictures, or of the one that replaces it. An unknown name gets default files;
 * the content check rejects it.
 */
export function findPicture(name: string): PictureFiles {
  const replacement = replacedPicture(name);
  if (replacement?.sizes) return libraryFiles(replacement, replacement.sizes);
  const files = Object.hasOwn(known, name) ? (known[name] ?? STANDARD) : STANDARD;
  return { ...files, base: name };
}

/** Returns the files of a picture; null for an editor's file of which there is a single size. */
export function filesOf({ name, file }: SiteImage): PictureFiles | null {
  if (!file) return findPicture(name);
  return file.sizes ? libraryFiles(file, file.sizes) : null;
}

/** Returns the ground for text over a picture, which is light for the site's light pictures. */
export const groundOver = (image: SiteImage) => filesOf(image)?.ground ?? "dark";

function libraryFiles({ width, height, focus }: ImageFile, sizes: ImageSizes): PictureFiles {
  const { name, avif, webp, upright } = sizes;
  return { base: name, width, height, avif, webp, point: focus, ...(upright ? { upright } : {}) };
}

type Format = "avif" | "webp";

function pictureFile(base: string, width: number, format: Format): string {
  return `/media/${base}-${width}.${format}`;
}

/** Returns the picture's widest file in WebP. */
export function widestFile({ base, width, webp }: PictureFiles): string {
  return pictureFile(base, webp.at(-1) ?? width, "webp");
}

export function pictureSet(files: PictureFiles, format: Format): string {
  return files[format].map((width) => `${pictureFile(files.base, width, format)} ${width}w`).join(", ");
}

/** Returns the `srcset` of a picture's upright crop: AVIF in every width, or WebP in the widest. */
export function uprightSet({ base, upright = [] }: PictureFiles, format: Format): string {
  const widths = format === "avif" ? upright : upright.slice(-1);
  return widths.map((width) => `${pictureFile(`${base}-upright`, width, format)} ${width}w`).join(", ");
}

/** Returns the attributes for the point that stays in sight when a picture is cropped. */
export function focusAttributes(focus: number | undefined, point: ImageFocus | null | undefined) {
  return point ? { "data-x": point.x, "data-y": point.y } : { "data-focus": focus };
}
