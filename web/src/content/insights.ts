import type { InsightsPage } from "./types/insights-page";

export const insights: InsightsPage = {
  hero: {
    video: "video/insights",
    scrollLabel: "Scroll to the articles",
    muteLabel: "Mute the video",
    unmuteLabel: "Unmute the video",
    pauseLabel: "Pause the video",
    playLabel: "Play the video",
  },
  tabs: [
    {
      id: "events",
      label: "Events",
      description: "Where we met, what we showed and what people asked.",
      seo: {
        title: "Events: where to meet {brand}",
        description:
          "Conferences, user groups and openings from Charlotte to Kochi: what {brand} showed at each event, what visitors asked, and pictures from the floor and stage.",
      },
    },
    {
      id: "news",
      label: "News",
      description: "What others report about us, and what we announce.",
      seo: {
        title: "News about {brand}",
        description:
          "Announcements and press coverage of {brand}: releases of CORX, GovCubes and Cadeo, new offices, new services and the programmes that we are allowed to name.",
      },
    },
    {
      id: "blog",
      label: "Blogs",
      description: "Long reads by the people who do the work.",
      seo: {
        title: "Blogs on AI and Oracle Cloud | {brand}",
        description:
          "Long reads for finance and technology leaders: Oracle's direction, agentic AI with limits, AI in public service and in healthcare, written by practitioners.",
      },
    },
  ],
  tabsLabel: "Choose what to read",
  upcoming: {
    eyebrow: "Next event",
    action: "Meet us at booth {booth}",
    picture: "video/event",
  },
  heading: "{brand} {label}",
  empty: "No data found",
  newWindow: "opens in a new window",
  detail: {
    sections: { events: "Events", blog: "Blogs" },
    overview: "Overview",
    facts: { date: "Date", location: "Place", author: "Author", readingTime: "Reading time" },
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
  },
};
