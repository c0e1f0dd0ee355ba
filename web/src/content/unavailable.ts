/** Stands where a page's own content cannot be had at the moment. */
export const unavailable = {
  title: "This page is out of reach",
  text: "We cannot load it at the moment. Nothing is wrong on your side: please try again in a minute.",
  again: "Load again",
  description:
    "We cannot show this page at the moment. Please try again in a minute, or go on from the home page of {brand}.",
} as const;
