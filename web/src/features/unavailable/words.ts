/** The texts shown instead of a page whose content is unavailable. */
export const words = {
  title: "This page cannot be reached",
  text: "We cannot load it at the moment. Please check your connection, or try again in a minute.",
  /** The notice with the last copy of a page. */
  stale: "We could not refresh this page. You are reading the last version that we have.",
  description:
    "We cannot show this page at the moment. Please try again in a minute, or go on from the home page of {brand}.",
} as const;
