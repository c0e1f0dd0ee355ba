import type { IconName } from "./icon";
import type { Image } from "./image";

export interface LandingHighlight {
  readonly id: "corx-showcase" | "customer-success";
  readonly title: string;
  readonly desc: string;
  readonly icon: IconName;
}

export interface LandingTeamMember {
  readonly name: string;
  readonly role: string;
  readonly image: Image;
  readonly linkedin: string;
}

/** The words of an event landing. What differs from event to event (name, booth, days, session) comes with the page's data as tokens. */
export interface LandingPage {
  readonly hero: {
    readonly eyebrow: string;
    readonly description: string;
    readonly register: string;
    readonly boothLabel: string;
    readonly venueTimeLabel: string;
  };
  readonly highlights: {
    readonly heading: string;
    readonly cards: readonly [LandingHighlight, LandingHighlight];
    readonly sessionTimeLabel: string;
  };
  readonly takeaways: {
    readonly heading: string;
    readonly items: readonly { readonly title: string; readonly desc: string; readonly icon: IconName }[];
  };
  readonly team: {
    readonly heading: string;
    readonly description: string;
    readonly members: readonly LandingTeamMember[];
    readonly profileLabel: string;
  };
  readonly contactTab: "Contact Us";
  readonly ended: {
    readonly title: string;
    readonly text: string;
    readonly contact: string;
    readonly insights: string;
  };
}
