import { type Picture as PictureFiles, pictures } from "~/generated/media";

const known: Readonly<Record<string, PictureFiles>> = pictures;

/** Default files for a wide picture that is not in the manifest. */
const STANDARD: PictureFiles = {
  width: 1200,
  height: 675,
  avif: [480, 800, 1200],
  webp: [800, 1200],
};

/** Returns the files of a picture. An unknown name gets default files; the content check rejects it. */
export function findPicture(name: string): PictureFiles {
  return Object.hasOwn(known, name) ? (known[name] ?? STANDARD) : STANDARD;
}

type Format = "avif" | "webp";

export function pictureFile(name: string, width: number, format: Format): string {
  return `/media/${name}-${width}.${format}`;
}

export function pictureSet(name: string, format: Format): string {
  const widths = findPicture(name)[format];
  return widths.map((width) => `${pictureFile(name, width, format)} ${width}w`).join(", ");
}

/** Returns the `srcset` of a picture's upright crop: AVIF in every width, or WebP in the widest. */
export function uprightSet(name: string, format: Format): string {
  const { upright = [] } = findPicture(name);
  const widths = format === "avif" ? upright : upright.slice(-1);
  return widths.map((width) => `${pictureFile(`${name}-upright`, width, format)} ${width}w`).join(", ");
}
