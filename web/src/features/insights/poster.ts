import { findVideo } from "~/ui/find-video";
import type { SiteImage } from "~/ui/site-image";

/** The picture that stands until a video plays. */
export function posterOf(video: string): SiteImage {
  return { name: findVideo(video)?.poster ?? `video/${video}`, alt: "" };
}
