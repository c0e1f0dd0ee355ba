import { Captions, FileText, Film, GalleryHorizontalEnd, Image, type LucideIcon, Type } from "lucide-react";
import type { MediaItem, MediaKind, MediaUse } from "~/generated/contract";
import { placeText } from "../content/schema-form/schema";

export const KINDS: Readonly<Record<MediaKind, { label: string; plural: string; icon: LucideIcon }>> = {
  picture: { label: "Picture", plural: "Pictures", icon: Image },
  film: { label: "Film", plural: "Films", icon: Film },
  captions: { label: "Captions", plural: "Captions", icon: Captions },
  document: { label: "PDF", plural: "PDFs", icon: FileText },
  font: { label: "Typeface", plural: "Typefaces", icon: Type },
  frames: { label: "72 frames", plural: "Frames", icon: GalleryHorizontalEnd },
};

const UNITS = ["bytes", "kB", "MB", "GB"] as const;

/** Returns a length in bytes in words: "830 kB". */
export function weightText(bytes: number): string {
  let amount = bytes;
  let unit = 0;
  while (amount >= 1000 && unit < UNITS.length - 1) {
    amount /= 1000;
    unit += 1;
  }
  const digits = unit > 1 && amount < 10 ? 1 : 0;
  return `${amount.toFixed(digits)} ${UNITS[unit]}`;
}

/** Returns seconds as minutes and seconds: "1:07". */
function durationText(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Returns size and length of an item in a few words. Unknown ones are left out. */
export function factsOf({ width, height, bytes, duration }: MediaItem): string {
  return [
    width > 0 && height > 0 ? `${width} × ${height}` : "",
    duration === undefined ? "" : durationText(duration),
    bytes > 0 ? weightText(bytes) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Returns the last part of a name: "desk.jpg" of "media/desk.jpg". */
export function shortName(name: string): string {
  return name.slice(name.lastIndexOf("/") + 1);
}

/** Returns how an item is called in lists. The folder of one of the site's own is part of its name. */
export function titleOf({ name, origin }: MediaItem): string {
  return origin === "site" ? name : shortName(name);
}

/** Returns the uses by document. */
export function byDocument(uses: readonly MediaUse[]): { use: MediaUse; places: string[] }[] {
  const documents = new Map<string, { use: MediaUse; places: string[] }>();
  for (const use of uses) {
    const found = documents.get(use.id) ?? { use, places: [] };
    found.places.push(placeText(use.place.split(".")));
    documents.set(use.id, found);
  }
  return [...documents.values()];
}
