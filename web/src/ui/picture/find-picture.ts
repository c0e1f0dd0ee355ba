import { type Picture as PictureFiles, pictures } from "~/content/media";

const known: Readonly<Record<string, PictureFiles>> = pictures;

/** What a wide picture's files are when the manifest says nothing of it. */
const STANDARD: PictureFiles = {
  width: 1200,
  height: 675,
  colour: "#062a33",
  focus: "50% 50%",
  avif: [480, 800, 1200],
  webp: [800, 1200],
};

/**
 * The files of a picture. A name that the manifest lacks breaks no page: the tests see to it that copy names none, and
 * the link check that every file is there.
 */
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

/** The horizontal place in per cent that stays in sight when a picture is cropped, in the steps that the styles know. */
export function focusStep(name: string): number {
  const [horizontal = "50%"] = findPicture(name).focus.split(" ");
  const percent = Number.parseFloat(horizontal);
  return Number.isFinite(percent) ? Math.min(100, Math.max(0, Math.round(percent / 10) * 10)) : 50;
}
