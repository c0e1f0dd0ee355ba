import { findVideo } from "~/ui/pictures/find-video";
import type { SiteImage } from "~/ui/pictures/site-image";

/** Returns the picture to show until a video plays. */
export function posterOf(video: string): SiteImage {
  return { name: findVideo(video)?.poster ?? `video/${video}`, alt: "" };
}
