import type { ImageFile, ReplacedFrames, ReplacedMedia, VideoFile } from "~/generated/contract";

const NONE: ReplacedMedia = { pictures: {}, videos: {} };

let replaced = NONE;

/** Sets what the media library shows instead of the site's own pictures and videos. Called before a page is rendered. */
export function setReplacedMedia(media: ReplacedMedia | undefined): void {
  replaced = media ?? NONE;
}

/** Returns the picture that is shown instead of one of the site's own; null if that has not been replaced. */
export function replacedPicture(name: string): ImageFile | null {
  return (Object.hasOwn(replaced.pictures, name) && replaced.pictures[name]) || null;
}

/** Returns the video that is shown instead of one of the site's own; null if that has not been replaced. */
export function replacedVideo(name: string): VideoFile | null {
  return (Object.hasOwn(replaced.videos, name) && replaced.videos[name]) || null;
}

/** Returns the frames that are shown instead of the site's own; null if those have not been replaced. */
export function replacedFrames(): ReplacedFrames | null {
  return replaced.frames ?? null;
}
