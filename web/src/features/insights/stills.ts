import type { Picture, VideoData } from "~/generated/contract";
import { findPicture, widestFile } from "~/ui/pictures/find-picture";
import { findVideo } from "~/ui/pictures/find-video";
import type { SiteImage } from "~/ui/pictures/site-image";

/** Returns the still to show until a video plays: the editor's choice, the video's own still, or the item's picture. */
export function stillOf({ name, poster }: Pick<VideoData, "name" | "poster">, thumbnail: Picture): Picture {
  // The video's label describes it.
  const alt = "";
  if (poster !== null)
    return { name: null, src: poster, alt, width: thumbnail.width, height: thumbnail.height };
  const own = findVideo(name ?? "")?.poster;
  if (own === undefined) return { ...thumbnail, alt };
  const files = findPicture(own);
  return { name: own, src: widestFile(files), alt, width: files.width, height: files.height };
}

/** Returns the picture to show until a video plays. */
export function posterOf(video: string): SiteImage {
  return { name: findVideo(video)?.poster ?? `video/${video}`, alt: "" };
}
