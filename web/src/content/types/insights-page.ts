import type { Seo } from "./seo";

export interface InsightsTab<Id extends string, Label extends string> {
  readonly id: Id;
  readonly label: Label;
  readonly description: string;
  readonly seo: Seo;
}

export interface InsightsPage {
  readonly hero: {
    /** The looping video, by its name in `content/media.ts`. */
    readonly video: string;
    readonly scrollLabel: string;
    readonly muteLabel: string;
    readonly unmuteLabel: string;
    readonly pauseLabel: string;
    readonly playLabel: string;
  };
  readonly tabs: readonly [
    InsightsTab<"events", "Events">,
    InsightsTab<"news", "News">,
    InsightsTab<"blog", "Blogs">,
  ];
  /** Names the tabs to a screen reader. */
  readonly tabsLabel: string;
  /** The next event that takes bookings, first among the events. */
  readonly upcoming: {
    readonly eyebrow: string;
    /** `{booth}` is the booth's number. */
    readonly action: string;
    /** The picture, by its name in `content/media.ts`. */
    readonly picture: string;
  };
  /** `{label}` is the tab's label. */
  readonly heading: "{brand} {label}";
  readonly empty: "No data found";
  readonly newWindow: string;
  readonly detail: {
    readonly sections: { readonly events: "Events"; readonly blog: "Blogs" };
    readonly overview: "Overview";
    readonly facts: {
      readonly date: string;
      readonly location: string;
      readonly author: string;
      readonly readingTime: string;
    };
    readonly preview: string;
    /** Names the links to the neighbours to a screen reader. */
    readonly pages: string;
    readonly videoFailed: string;
    readonly videoUnsupported: "Your browser does not support the video tag.";
    readonly mediaFailed: string;
    readonly gallery: string;
    readonly openPicture: string;
    readonly closePicture: string;
    readonly previousPicture: string;
    readonly nextPicture: string;
    readonly previous: string;
    readonly next: string;
    readonly related: string;
    /** `{minutes}` is a whole number. */
    readonly readingTime: string;
    readonly calendar: string;
  };
}
