/** The words around an event and around a post. */
export const words = {
  overview: "Overview",
  facts: {
    date: "Date",
    location: "Place",
    author: "Author",
    readingTime: "Reading time",
    people: "Who to meet",
    peopleThen: "Who was there",
  },
  preview: "This is a preview. The page is not published yet.",
  pages: "More from this section",
  videoFailed: "The video cannot be played at the moment.",
  videoUnsupported: "Your browser does not support the video tag.",
  mediaFailed: "This picture cannot be shown at the moment.",
  gallery: "Gallery",
  openPicture: "Enlarge picture {number} of {total}",
  closePicture: "Close the picture",
  previousPicture: "Previous picture",
  nextPicture: "Next picture",
  previous: "Previous",
  next: "Next",
  related: "You may also like",
  readingTime: "{minutes} min read",
  calendar: "Add to calendar",
} as const;

export type Words = typeof words;
