import type { HeroSlide } from "~/generated/contract";
import { findVideo } from "~/ui/pictures/find-video";
import { openingSizes } from "~/ui/pictures/opening-picture";
import type { SiteImage } from "~/ui/pictures/site-image";

interface SlidePictures {
  readonly wide: SiteImage;
  /** Picture for phones; null if they get the upright crop of the wide one. */
  readonly narrow: SiteImage | null;
}

/** Value of `sizes` for a slide as high as the window, at most 75rem. */
export const SLIDE_SIZES = openingSizes(1200);

/** Returns the pictures behind a slide; null without pictures and without a video with a poster. */
export function slidePictures({ wide, narrow, video }: HeroSlide): SlidePictures | null {
  const first = wide ?? narrow ?? posterOf(video);
  return first && { wide: first, narrow: wide ? narrow : null };
}

function posterOf(video: string | null): SiteImage | null {
  const name = video && findVideo(video)?.poster;
  return name ? { name, alt: "" } : null;
}
