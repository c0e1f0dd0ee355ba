import type { InsightVideo, Picture } from "~/document/page-data-insights";
import { findPicture, pictureFile } from "~/ui/picture/find-picture";
import { findVideo } from "~/ui/video-files/find-video";

/** What stands in a film's place until it plays. The element takes one address, so it is the largest file's. */
export function posterOf({ name, poster }: Pick<InsightVideo, "name" | "poster">, thumbnail: Picture): string {
  if (poster !== null) return poster;
  const own = findVideo(name ?? "")?.poster;
  if (own === undefined) return thumbnail.src;
  const { width, avif } = findPicture(own);
  return pictureFile(own, avif.at(-1) ?? width, "avif");
}
