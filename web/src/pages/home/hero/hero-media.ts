import { preloadPicture } from "~/ui/picture/preload-picture";

/** What each slide stands on; a narrow window gets a picture of its own composition. */
export const HERO_PICTURES = {
  event: { wide: "video/event", narrow: "video/event" },
  home: { wide: "hero/home", narrow: "hero/home-narrow" },
  awards: { wide: "hero/awards", narrow: "hero/awards-narrow" },
} as const;

/** The largest thing on the first screen: its fetch begins with the document's head. */
export const heroPreloads = [
  preloadPicture(HERO_PICTURES.event.narrow, "100vw", "(max-width: 767.98px)"),
  preloadPicture(HERO_PICTURES.event.wide, "100vw", "(min-width: 768px)"),
];
