import type { Counters } from "./counter";
import type { Image } from "./image";
import type { Seo } from "./seo";
import type { ProductSlug, ServiceRoute } from "./slugs";

export interface Headline {
  readonly title: string;
  readonly description: string;
}

/** Pictures of one slide: a different one on narrow screens. */
export interface HeroPicture {
  readonly wide: Image;
  readonly narrow: Image;
}

/** A looping video, by its name in `content/media.ts`; its poster stands in until it plays. */
export interface HeroVideo {
  readonly video: string;
}

export interface HeroSlide<Name extends string, Medium> {
  readonly name: Name;
  readonly medium: Medium;
  readonly eyebrow: string;
  readonly title: string;
  readonly description: string;
  readonly link: { readonly label: string; readonly href: string };
}

export interface ExpertiseCard<Id extends string = string> {
  readonly id: Id;
  readonly title: string;
  readonly desc: "Service";
  readonly route: ServiceRoute;
}

export interface Partner {
  readonly id: string;
  readonly image: string;
  readonly alt: string;
}

/** A card of the pinned stack; the last one has no link. */
export interface FeaturedProduct {
  readonly title: string;
  readonly tagline: string;
  readonly items: readonly [string, string, ...string[]];
  readonly route: `/products/${ProductSlug}` | null;
  readonly image: Image;
}

export interface HomePage {
  readonly seo: Seo;
  readonly hero: {
    readonly slides: readonly [
      HeroSlide<"Event", HeroVideo>,
      HeroSlide<"Home", HeroPicture>,
      HeroSlide<"Awards", HeroPicture>,
    ];
    /** Leads from the first slide to the next event while one lies ahead; `{event}` is its name. */
    readonly upcomingLabel: string;
    /** Rotate on the Home slide. */
    readonly headlines: readonly [Headline, Headline, Headline];
    readonly nextLabel: "Next";
    readonly dotLabel: string;
    readonly muteLabel: string;
    readonly unmuteLabel: string;
    readonly pauseLabel: string;
    readonly playLabel: string;
    readonly pauseAllLabel: string;
    readonly playAllLabel: string;
    /** A dot's, in which `{number}` stands for the headline's place. */
    readonly headlineDotLabel: string;
  };
  readonly teaser: {
    readonly eyebrow: string;
    readonly heading: string;
    readonly description: string;
    readonly moreLabel: string;
    readonly emptyText: string;
  };
  readonly expertise: {
    readonly heading: "Our Expertise";
    readonly backgroundWord: string;
    readonly description: string;
    readonly cards: readonly [
      ExpertiseCard<"01">,
      ExpertiseCard<"02">,
      ExpertiseCard<"03">,
      ExpertiseCard<"04">,
      ExpertiseCard<"05">,
    ];
  };
  readonly partners: {
    readonly heading: "Building success together with our renowned partners";
    readonly logos: readonly [Partner, Partner, Partner, Partner];
    readonly officesHeading: string;
    readonly closing: "Our Expanding Global Presence!";
  };
  readonly mission: { readonly eyebrow: string; readonly statement: string };
  readonly products: {
    readonly eyebrow: string;
    readonly heading: string;
    readonly linkLabel: string;
    readonly cards: readonly [FeaturedProduct, FeaturedProduct, FeaturedProduct, FeaturedProduct];
  };
  readonly statistics: { readonly heading: string; readonly counters: Counters };
}
