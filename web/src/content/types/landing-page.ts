/** The words of an event landing. What differs from event to event comes with the page's data. */
export interface LandingPage {
  readonly seo: {
    /** `{event}`, `{booth}`; the description comes with the data. */
    readonly title: string;
    readonly endedTitle: string;
  };
  readonly hero: {
    readonly eyebrow: string;
    readonly register: string;
    readonly meet: string;
    readonly pauseLightsLabel: string;
    readonly playLightsLabel: string;
    readonly boothLabel: string;
    readonly daysLabel: string;
    readonly venueTimeLabel: string;
    readonly slotsLabel: string;
    readonly slots: string;
  };
  readonly highlights: {
    readonly heading: string;
    /** Name of the picture for a highlight's id; one that is not here does without. */
    readonly pictures: Readonly<Record<string, string>>;
  };
  readonly takeaways: { readonly heading: string };
  readonly team: {
    readonly heading: string;
    readonly description: string;
    readonly portrait: string;
    readonly profileLabel: string;
  };
  readonly closing: { readonly title: string; readonly text: string };
  readonly contactTab: "Contact Us";
  readonly ended: {
    readonly title: string;
    readonly text: string;
    readonly contact: string;
    readonly insights: string;
    readonly next: string;
    readonly nextText: string;
    readonly highlights: string;
    readonly takeaways: string;
    readonly team: string;
  };
  readonly footer: {
    readonly copyright: string;
    readonly links: readonly { readonly href: string; readonly label: string }[];
  };
}
