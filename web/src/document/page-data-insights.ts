import type { JobFilterSnapshot } from "~/core/contract";

/**
 * Data of the pages that show events, news, blog posts and jobs: what `page.data` holds for each route.
 *
 * While the database is out of reach, the status is 503: `/insights` and `/career` have empty lists, `/` has an empty
 * teaser (with status 200), and an event, a post or a job has `null` in place of its data.
 */

export type InsightKind = "event" | "news" | "blog";

/** A picture of an item, with its own size in pixels, so that nothing moves when it arrives. */
export interface Picture {
  /** One of the site's own pictures, by its name in `content/media.ts`; null for a file that an editor supplied. */
  readonly name: string | null;
  /** One plain address of it, always there. A named picture has better sources in `content/media.ts`. */
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** A card of the hub, of the home page's teaser and of a related item. */
export interface InsightItem {
  readonly id: string;
  readonly kind: InsightKind;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly thumbnail: Picture;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** The date as it is shown: 13 Oct 2025. */
  readonly dateLabel: string;
  /** The article outside the site; of news only. */
  readonly newsUrl: string | null;
  /** Where the card leads: the item's page on this site, or `newsUrl`. */
  readonly href: string;
}

/** The next event that takes bookings. */
export interface UpcomingEvent {
  readonly name: string;
  readonly booth: string;
  readonly tagline: string;
  /** First day: YYYY-MM-DD. */
  readonly date: string;
  /** Its days as they are shown: 12–15 October 2027. */
  readonly periodLabel: string;
  /** The path of its landing. */
  readonly href: string;
}

/** `/insights` */
export interface InsightsData {
  readonly tab: "events" | "news" | "blog";
  /** Newest first. */
  readonly items: readonly InsightItem[];
  /** On the events' tab; null while nothing lies ahead. */
  readonly upcoming: UpcomingEvent | null;
}

export interface InsightVideo {
  /** One of the site's own videos, by its name in `content/media.ts`; null for a file that an editor supplied. */
  readonly name: string | null;
  readonly src: string;
  /** The media type, such as video/mp4. */
  readonly type: string;
  /** The one that an editor chose; null leaves it to the film's own, or to the item's picture. */
  readonly poster: string | null;
  /** WebVTT captions. */
  readonly captions: string | null;
}

/** The neighbour in the list of the same kind. */
export interface InsightLink {
  readonly title: string;
  readonly href: string;
}

/** `/events/{slug}` and `/blog/{slug}` */
export interface InsightDetailData extends InsightItem {
  readonly kind: "event" | "blog";
  /** Last day of an event that takes several. */
  readonly endDate: string | null;
  /** The day, or the first and the last of several: 8–11 June 2025. */
  readonly periodLabel: string;
  /** Where an event takes place. */
  readonly location: string | null;
  /** Who wrote a post. */
  readonly author: string | null;
  readonly video: InsightVideo | null;
  /** Sanitised HTML; headings start at h3, because the page's own are h1 and h2. */
  readonly description: string;
  readonly images: readonly Picture[];
  /** A whole number, at least 1. */
  readonly readingMinutes: number;
  /** The next older item. */
  readonly previous: InsightLink | null;
  /** The next newer item. */
  readonly next: InsightLink | null;
  /** Up to three. */
  readonly related: readonly InsightItem[];
  /** The iCalendar file of an event that lies ahead. */
  readonly calendarUrl: string | null;
  /** True under a preview address: not published yet, kept out of every index. */
  readonly preview: boolean;
  /** When it was last changed: RFC 3339. */
  readonly modifiedAt: string;
}

/** A job opening, in the shape of the API and of the careers provider. */
export interface JobOpening {
  readonly id: string;
  readonly title: string;
  readonly departmentName: string;
  /** "N/A" when it is not said. */
  readonly experience: string;
  readonly jobLocations: readonly { readonly name: string }[];
  /** The provider's job-details page (new tab), or this site's own `/career/{id}`. */
  readonly url: string;
}

/** `/career` */
export interface CareerData {
  readonly jobs: readonly JobOpening[];
  /** True when jobs come from an external provider and open in a new tab. */
  readonly provider: boolean;
  /** What the filter in the address shows of them, from the core on the server. */
  readonly filter: JobFilterSnapshot;
}

/** `/career/{id}`; a closed job is answered with status 410 and `closed: true`. */
export interface JobData extends JobOpening {
  /** As it is shown: Full-time. */
  readonly employmentType: string;
  /** The word of schema.org: FULL_TIME. */
  readonly employmentCode: string;
  /** YYYY-MM-DD. */
  readonly posted: string;
  readonly postedLabel: string;
  readonly closes: string | null;
  readonly closesLabel: string | null;
  readonly closed: boolean;
  /** Sanitised HTML about the role; headings start at h3. */
  readonly description: string;
  /** Plain text, an entry each; empty when the description says it all. */
  readonly responsibilities: readonly string[];
  readonly requirements: readonly string[];
}

/** `/`: up to three items, of each kind the featured one, else the newest: News, Blog, Events. */
export interface HomeInsightsData {
  readonly teaser: readonly InsightItem[];
  /** Null while nothing lies ahead. */
  readonly upcoming: UpcomingEvent | null;
}
